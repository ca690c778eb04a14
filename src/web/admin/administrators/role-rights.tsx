import { backOfficeRoles } from '#contract/rules/roles.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon, MinusIcon } from '#web/ui/icons.tsx'
import { Part } from '../order/part.tsx'

/** Each row lists the rights of staff, administrator and super administrator, in this order. */
const rights = {
  orders: ['yes', 'yes', 'yes'],
  workshop: ['yes', 'yes', 'yes'],
  inbox: ['yes', 'yes', 'yes'],
  catalogue: ['reads', 'yes', 'yes'],
  people: ['reads', 'yes', 'yes'],
  money: ['no', 'yes', 'yes'],
  log: ['no', 'yes', 'yes'],
  administrators: ['no', 'no', 'yes'],
} as const
const parts = Object.keys(rights) as (keyof typeof rights)[]

export function RoleRights() {
  const t = useMessages('admin-administrators')
  const roles = useMessages('roles')
  return (
    <Part title={t('rights.title')}>
      <table className="w-full">
        <thead>
          <tr className="text-tiny text-smoke">
            <th scope="col" className="sr-only">
              {t('rights.what')}
            </th>
            {backOfficeRoles.map((role) => (
              <th key={role} scope="col" className="px-1 pb-1.5 text-center font-medium">
                {roles(`short.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part} className="border-t border-wool/70">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`rights.${part}`)}
              </th>
              {rights[part].map((right, index) => (
                <td key={backOfficeRoles[index]} className="px-1 text-center text-tiny text-smoke">
                  {right === 'reads' ? (
                    t('rights.reads')
                  ) : (
                    <>
                      <span className="sr-only">{t(`rights.${right}`)}</span>
                      {right === 'yes' ? (
                        <CheckIcon className="mx-auto size-4 text-completed" />
                      ) : (
                        <MinusIcon className="mx-auto size-3.5" />
                      )}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-tiny text-smoke">{t('rights.last')}</p>
    </Part>
  )
}
