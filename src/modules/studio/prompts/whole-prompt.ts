type Parts = { subject: string; scene: string; light: string }

/** Joins the three parts for an engine, one paragraph each. */
export function wholePrompt({ subject, scene, light }: Parts): string {
  return [subject, scene, light].filter((part) => part !== '').join('\n\n')
}

/** Splits a prompt: the first paragraph is the subject, the last the light, the others the scene. */
export function promptParts(text: string): Parts {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [subject = '', ...others] = paragraphs
  const light = others.length > 1 ? (others.pop() ?? '') : ''
  return { subject, scene: others.join('\n\n'), light }
}
