/** Where browsers find the picture: whoever knows its key of 128 bits. */
export function profilePictureUrl(key: string | null): string | null {
  return key === null ? null : `/api/profile/picture/${key}`
}
