/** 52 Jalan Panggung. */
export const studioPlace = {
  latitude: 3.1424,
  longitude: 101.6969,
  street: '52 Jalan Panggung',
  city: 'Kuala Lumpur',
  zip: '50000',
  country: 'MY',
} as const

/** 110 Panfilov Street. */
export const drawingStudioPlace = { latitude: 43.255, longitude: 76.9457 } as const
