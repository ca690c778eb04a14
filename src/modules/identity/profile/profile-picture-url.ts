/** Returns the picture's URL, which a 128-bit key keeps secret. */
export function profilePictureUrl(key: string | null): string | null {
  return key === null ? null : `/api/profile/picture/${key}`
}
