import { parentPort, workerData } from 'node:worker_threads'
import { findActiveContent } from './active-content.ts'

parentPort?.postMessage(findActiveContent(Buffer.from(workerData)), [])
