// Runs before each test file with a database. This cache is the only state that the shops of a process share.
import { cacheScrypt } from './scrypt-cache.ts'

cacheScrypt()
