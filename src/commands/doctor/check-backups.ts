import { openBackupStore } from '#kit/backup/backup-store.ts'
import type { Config } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const hourMs = 3_600_000
const oldestHours = 30

export async function checkBackups({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>, now = new Date()): Promise<Finding[]> {
  if (backup === undefined)
    return [doubtful('backups', 'none are made by themselves', 'Set BACKUP_TO, and BACKUP_KEY from npm run backup -- --new-key')]
  const keyIsHere = backup.key.startsWith('AGE-')
    ? [doubtful('backup key', 'what opens the backups lies beside them', 'Set BACKUP_KEY to the age1… half, and keep the other elsewhere')]
    : []
  try {
    const [newest] = await (await openBackupStore(backup.url, dataDir)).list()
    if (newest === undefined) return [doubtful('backups', 'there is none yet', 'Make one now: npm run backup'), ...keyIsHere]
    const hours = Math.round((now.getTime() - newest.madeAt.getTime()) / hourMs)
    const found = `the newest is ${hours} hours old`
    return [hours > oldestHours ? bad('backups', found, 'npm run backup says what is in its way') : good('backups', found), ...keyIsHere]
  } catch (error) {
    return [bad('backups', reasonOf(error), 'Check BACKUP_TO, and the rights to it')]
  }
}
