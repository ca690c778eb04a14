import * as settingsCalls from '#contract/calls/settings.gen.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Switch } from '#web/ui/switch.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

export type AgentSwitches = Pick<ShopSettings, 'agents_ucp' | 'agents_mcp' | 'agents_feeds' | 'agents_signatures'>

const names = ['agents_ucp', 'agents_mcp', 'agents_feeds'] as const

/** What assistants may do. A switch takes effect at once and can be undone. */
export function SwitchesPart({ switches }: { switches: AgentSwitches }) {
  const t = useMessages('admin-agents')
  const changing = useWrite(settingsCalls.change)

  function set(input: Partial<AgentSwitches>, before: Partial<AgentSwitches>, said: { done: string; undone: string }) {
    void changing.act(input, { done: said.done, undo: { input: before, undone: said.undone } })
  }

  const turn = (name: (typeof names)[number], isOn: boolean) =>
    set(
      { [name]: isOn ? 'on' : 'off' },
      { [name]: switches[name] },
      {
        done: t(isOn ? 'turnedOn' : 'turnedOff', { name: t(`name.${name}`) }),
        undone: t(isOn ? 'turnedOff' : 'turnedOn', { name: t(`name.${name}`) }),
      },
    )
  const requiresAll = switches.agents_signatures === 'always'
  const signature = (isAll: boolean) => t(isAll ? 'signaturesAll' : 'signaturesGiven')

  return (
    <EditSection title={t('switches')} hint={t('switchesHint')}>
      <ul className="-mb-4 divide-y divide-wool/70">
        {names.map((name) => (
          <SwitchRow
            key={name}
            name={t(`name.${name}`)}
            help={t(`help.${name}`)}
            isOn={switches[name] === 'on'}
            onChange={(isOn) => turn(name, isOn)}
          />
        ))}
        <SwitchRow
          name={t('name.agents_signatures')}
          help={t('help.agents_signatures')}
          isOn={requiresAll}
          onChange={(isAll) =>
            set(
              { agents_signatures: isAll ? 'always' : 'when_present' },
              { agents_signatures: switches.agents_signatures },
              { done: signature(isAll), undone: signature(!isAll) },
            )
          }
        />
      </ul>
    </EditSection>
  )
}

type SwitchRowProps = { name: string; help: string; isOn: boolean; onChange: (isOn: boolean) => void }

function SwitchRow({ name, help, isOn, onChange }: SwitchRowProps) {
  const t = useMessages('admin-agents')
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-tiny text-smoke">{help}</p>
      </div>
      <span className="flex shrink-0 items-center gap-2 text-small font-medium">
        <span aria-hidden="true">{t(isOn ? 'isOn' : 'isOff')}</span>
        <Switch label={name} checked={isOn} onChange={onChange} />
      </span>
    </li>
  )
}
