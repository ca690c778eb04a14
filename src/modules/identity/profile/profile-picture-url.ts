/** The picture's URL: its secret is a key of 128 bits. */
export function profilePictureUrl(key: string | null): string | null {
  return key === null ? null : `/api/profile/picture/${key}`
}
