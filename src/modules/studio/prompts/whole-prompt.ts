type Parts = { subject: string; scene: string; light: string }

/** The three parts as an engine gets them: a paragraph each. */
export function wholePrompt({ subject, scene, light }: Parts): string {
  return [subject, scene, light].filter((part) => part !== '').join('\n\n')
}

/** The other way round: the first paragraph is the subject, the last the light, what is between them the scene. */
export function promptParts(text: string): Parts {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [subject = '', ...others] = paragraphs
  const light = others.length > 1 ? (others.pop() ?? '') : ''
  return { subject, scene: others.join('\n\n'), light }
}
