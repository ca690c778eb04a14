export const mostOfOneLine = 99
export const mostCartLines = 50
