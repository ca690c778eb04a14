type Provenance = { sourceType: string; credit: string; engine: string; prompt: string; isGenerated: boolean; madeAt: Date }

/**
 * Describes the origin of a picture as XMP (IPTC Photo Metadata Standard 2025.1): source type, credit, engine and prompt. Only generated
 * pictures use the standard's fields for AI.
 */
export function provenancePacket({ sourceType, credit, engine, prompt, isGenerated, madeAt }: Provenance): string {
  const system = isGenerated ? `\n Iptc4xmpExt:AISystemUsed="${escaped(engine)}"` : ''
  const promptField = isGenerated ? 'Iptc4xmpExt:AIPromptInformation' : 'photoshop:Instructions'
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 Iptc4xmpExt:DigitalSourceType="${escaped(sourceType)}"${system}
 photoshop:Credit="${escaped(credit)}"
 xmp:CreatorTool="${escaped(engine)}"
 xmp:CreateDate="${madeAt.toISOString()}"><${promptField}>${escaped(prompt)}</${promptField}></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** XML allows no control characters except tab and line ends. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/[^\P{Cc}\t\n\r]/gu, '')
}
