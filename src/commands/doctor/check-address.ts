import { connect } from 'node:tls'
import type { Config } from '#kit/config/config.ts'
import { isOwnMachine } from '#kit/config/own-machine.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const fewDays = 14
const timeoutMs = 5000

/**
 * Checks that people and payment services reach the shop at PUBLIC_URL, with a TLS certificate that is still valid for a while, through a
 * trusted proxy.
 */
export async function checkAddress(
  config: Pick<Config, 'publicUrl' | 'host' | 'trustProxyHops' | 'stripe' | 'paypal'>,
): Promise<Finding[]> {
  const { publicUrl, host, trustProxyHops } = config
  const url = new URL(publicUrl)
  const isTls = url.protocol === 'https:'
  const health = await ask(`${publicUrl}/health`)
  const findings = [
    health.status === 200
      ? good('address', `${publicUrl} leads to a shop`)
      : doubtful(
          'address',
          `${publicUrl}/health: ${health.said}`,
          'Before the first start that is right; afterwards check DNS, the proxy and the firewall',
        ),
  ]
  if (isTls) findings.push(await checkCertificate(url))
  else if (!isOwnMachine(publicUrl, host))
    findings.push(bad('TLS', `${publicUrl} is plain http`, 'Put a proxy with TLS before the shop, and say https in PUBLIC_URL'))
  if (isTls && trustProxyHops === 0)
    findings.push(
      bad(
        'proxy',
        'TRUST_PROXY is 0 behind TLS',
        'Set it to the number of proxies: without it every visitor has the address of the proxy, and shares its limits',
      ),
    )
  if (health.status === 200) findings.push(...(await checkWebhooks(config)))
  return findings
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  const certificate = await new Promise<Date | Error>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: timeoutMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', resolve)
  })
  if (certificate instanceof Error)
    return bad('TLS', reasonOf(certificate), 'Give the proxy a certificate for this name, by an authority that browsers know')
  const days = Math.floor((certificate.getTime() - Date.now()) / 86_400_000)
  if (days < fewDays) return doubtful('TLS', `the certificate ends in ${days} days`, 'Renew it, and see why that did not happen by itself')
  return good('TLS', `the certificate lasts ${days} days`)
}

/** The shop itself refuses an unsigned call with 400 or 401, which shows that a signed one would arrive too. */
async function checkWebhooks({ publicUrl, stripe, paypal }: Pick<Config, 'publicUrl' | 'stripe' | 'paypal'>): Promise<Finding[]> {
  const services = [...(stripe ? ['stripe'] : []), ...(paypal ? ['paypal'] : [])]
  return Promise.all(
    services.map(async (service) => {
      const { status, said } = await ask(`${publicUrl}/api/webhooks/${service}`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      if (status === 400 || status === 401) return good('webhooks', `${service} can reach the shop`)
      return bad('webhooks', `${service}: ${said}`, `Let POST ${publicUrl}/api/webhooks/${service} through the proxy unchanged`)
    }),
  )
}

async function ask(url: string, asked: RequestInit = {}): Promise<{ status: number; said: string }> {
  try {
    const { status } = await fetch(url, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return { status, said: `answers ${status}` }
  } catch (error) {
    return { status: 0, said: reasonOf(error instanceof Error && error.cause ? error.cause : error) }
  }
}
