import { hornPath, round, starPath } from '#brand/motifs/geometry.ts'

/** Flags in their official proportions. Ids are unique, so several flags can be in one page. */
export const flags = {
  gb: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><clipPath id="flag-gb"><path d="M30 15h30v15zv15H0zH0V0zV0h30z"/></clipPath><path d="M0 0h60v30H0z" fill="#012169"/><path d="M0 0L60 30M60 0L0 30" stroke="#fff" stroke-width="6"/><path d="M0 0L60 30M60 0L0 30" clip-path="url(#flag-gb)" stroke="#C8102E" stroke-width="4"/><path d="M30 0v30M0 15h60" stroke="#fff" stroke-width="10"/><path d="M30 0v30M0 15h60" stroke="#C8102E" stroke-width="6"/></svg>`,
  ru: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v2H0z" fill="#fff"/><path d="M0 2h9v2H0z" fill="#0039A6"/><path d="M0 4h9v2H0z" fill="#D52B1E"/></svg>`,
  kz: kazakhstan(),
  my: malaysia(),
}

/** Sun of 32 rays over a steppe eagle, the koshkar-muiz band at the hoist; 1 : 2. */
function kazakhstan(): string {
  const gold = '#FEC50C'
  const grain = (turn: number) =>
    `<path d="M106 15.500C107.200 18.500 107.200 21 106 24C104.800 21 104.800 18.500 106 15.500Z" transform="rotate(${round(turn)} 106 42)"/>`
  const rays = Array.from({ length: 32 }, (_, ray) => grain((ray * 360) / 32)).join('')
  const wing =
    'M106 77C101 77 96 75 91 72C83 67 75 60 66 49C68 58 73 65 79 70C74 68 70 65 66 61C70 69 77 75 85 78C81 78 77 77 74 75C80 81 88 84 96 83L101 82L100 86L97 90L103 88L106 91Z'
  const eagle = `<path d="${wing}"/><path d="${wing}" transform="matrix(-1 0 0 1 212 0)"/><path d="M102 70C104 66 109 66 111 69L114 71L110.500 72.500L109 78H103Z"/>`
  const horns = Array.from({ length: 5 }, (_, place) => {
    const y = 20 + place * 20
    return hornPath(9.5, y, 9, 3.1) + hornPath(9.5, y, 9, 3.1, -1)
  }).join('')
  const beads = Array.from({ length: 4 }, (_, place) => `<path d="${starPath(2, 3, 1.6, 9.5, 23.4 + place * 20)}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0H200V100H0Z" fill="#00AFCA"/><g fill="${gold}"><circle cx="106" cy="42" r="16"/>${rays}${eagle}${beads}</g><path d="${horns}" fill="none" stroke="${gold}" stroke-width="1.700" stroke-linecap="round"/></svg>`
}

/** Fourteen stripes, the crescent and a star of fourteen points; 1 : 2. */
function malaysia(): string {
  const gold = '#FC0'
  const stripes = Array.from({ length: 7 }, (_, stripe) => `M0 ${stripe * 4}h56v2H0z`).join('')
  const star = Array.from({ length: 28 }, (_, point) => {
    const [radius, turn] = [point % 2 === 0 ? 4 : 2.2, (point * Math.PI) / 14]
    return `${round(17.5 + radius * Math.sin(turn))} ${round(8 - radius * Math.cos(turn))}`
  }).join('L')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28"><path d="M0 0h56v28H0z" fill="#fff"/><path d="${stripes}" fill="#C00"/><path d="M0 0h28v16H0z" fill="#006"/><path d="M14.500 2.300A6 6 0 1 0 14.500 13.700A5 5 0 1 1 14.500 2.300Z" fill="${gold}"/><path d="M${star}Z" fill="${gold}"/></svg>`
}
