/**
 * For controlled fields of a form that handles their changes itself: React requires a handler for each, and `readonly` does not work for
 * checkboxes.
 */
export function followedByForm(): void {
  // The form handles it.
}
