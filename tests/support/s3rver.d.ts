declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** An object store for tests. The access key and the secret are both S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
