/** In pixels: the largest rung of the ladder that a card asks for. */
export const widestCardImage = 960
