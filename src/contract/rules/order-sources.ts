/** The source of orders from links that fill a cart and that no agent's profile belongs to. */
export const agentLinkSource = 'agent-link'
