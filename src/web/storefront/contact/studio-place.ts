/** 52 Jalan Panggung. */
export const studioPlace = {
  latitude: 3.1424,
  longitude: 101.6969,
  street: '52 Jalan Panggung',
  city: 'Kuala Lumpur',
  zip: '50000',
  country: 'MY',
} as const
