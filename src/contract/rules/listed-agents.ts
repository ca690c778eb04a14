/** How many platforms and ended messages the page Assistants lists, newest first. */
export const mostListedAgents = 100
