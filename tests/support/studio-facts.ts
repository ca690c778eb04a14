/** Facts of the shop before its move. Once `moved` is set, none of them may appear anywhere. A time alone may be a deadline. */
export const oldWords =
  /Tulpar|Jalan Panggung|50000 Kuala|3\.1424|101\.6969|\b0?9:00\b.{1,12}\b18:00|"(?:opens|closes)":\s*"(?:0?9|18):00|Pasar Seni|six days|Kuala Lumpur, Malaysia|noodle|лапшичн|Кеспехана|Pos Laju|pos\.com/

export const moved = {
  shop_name: 'Qanat',
  contact_email: 'team@qanat.example',
  carrier_name: 'Skynet',
  carrier_tracking_url: 'https://skynet.example/track/{number}',
  studio_address: '7 Lorong Baru',
  studio_city: 'George Town',
  studio_state: 'Penang',
  studio_zip: '10200',
  studio_coordinates: '5.4141, 100.3288',
  opening_hours: 'Tu-Sa 11:30-19:30',
}
