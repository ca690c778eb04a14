import { hostname } from 'node:os'
import type { Config } from '#kit/config/config.ts'
import { seldom } from '#kit/log/seldom.ts'
import type { Log } from '#kit/log/log.ts'
import type { OtlpTelemetry } from '#kit/telemetry/otlp-telemetry.ts'
import { build, readVersion } from '#modules/system/index.ts'

/** Returns undefined without a collector; then none of the code is loaded. `log` is called when sending fails. */
export async function openTelemetry({ otlp }: Pick<Config, 'otlp'>, log: () => Log): Promise<OtlpTelemetry | undefined> {
  if (otlp === undefined) return undefined
  const { openOtlpTelemetry } = await import('#kit/telemetry/otlp-telemetry.ts')
  const tell = seldom(60_000)
  return openOtlpTelemetry({
    ...otlp,
    resource: {
      'service.name': otlp.serviceName,
      'service.version': build === null ? readVersion() : `${readVersion()}+${build}`,
      'service.instance.id': `${hostname()}:${process.pid}`,
    },
    complain: (reason) => tell((unsaid) => log().warn({ reason, unsaid }, 'the trace collector refuses or does not answer')),
  })
}
