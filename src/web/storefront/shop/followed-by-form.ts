/** For controlled fields of a form that follows its own changes: React asks each for a handler, and `readonly` is not for checkboxes. */
export function followedByForm(): void {
  // The form hears of it.
}
