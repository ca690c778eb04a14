// Before each test file with a database. Nothing that a shop keeps is the process's: two of them share only these answers.
import { cacheScrypt } from './scrypt-cache.ts'

cacheScrypt()
