export const viewedKey = 'tulpar.viewed'
