/** Where staff read one slip of an order; the id names the slip, so that the browser shows no older one. */
export function proofAddress(orderId: string, proofId: string): string {
  return `/api/orders/${orderId}/payment-proof?proof=${proofId}`
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export function proofFileName(orderNumber: string, mime: string): string {
  return `${orderNumber}.${extensions[mime] ?? 'bin'}`
}
