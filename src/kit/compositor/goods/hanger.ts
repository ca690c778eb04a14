/** A wooden hanger: the hook is at (500, 90), the shoulders fall from (500, 196) to y = 316. */
export const hangerDrawing = `<defs>
  <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#EBC48D"/><stop offset=".4" stop-color="#CF9C5C"/><stop offset="1" stop-color="#8E5E2B"/></linearGradient>
  <linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F4F4F2"/><stop offset=".5" stop-color="#9A9CA0"/><stop offset="1" stop-color="#5E6066"/></linearGradient></defs>
  <path d="M500 214V176C500 150 540 148 540 112C540 82 512 68 488 72C466 76 456 94 458 110" fill="none" stroke="url(#steel)" stroke-width="8" stroke-linecap="round"/>
  <path d="M500 196C470 198 452 214 420 232L300 292C286 300 288 318 306 316L452 262C480 252 520 252 548 262L694 316C712 318 714 300 700 292L580 232C548 214 530 198 500 196Z" fill="url(#wood)"/>
  <path d="M478 206H522V216H478Z" fill="url(#steel)"/>`
