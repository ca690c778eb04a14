import type { ReactNode, SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>
export type IconComponent = (props: IconProps) => ReactNode

/** 24 units, strokes of 1.75. Hidden from screen readers: the control that contains the icon has the name. */
function createIcon(strokes: string, filled = false): IconComponent {
  return function Icon({ className = 'size-5', ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={`shrink-0 ${className}`}
        {...props}
      >
        <path d={strokes} />
      </svg>
    )
  }
}

const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'

export const HomeIcon = /* @__PURE__ */ createIcon('M4 11.2 12 4l8 7.2M6 9.6V20h12V9.6M10 20v-5.5h4V20')
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h11')
export const SearchIcon = /* @__PURE__ */ createIcon('M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5')
export const UserIcon = /* @__PURE__ */ createIcon('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20.5c0-4 2.8-6.3 7-6.3s7 2.3 7 6.3')
export const BagIcon = /* @__PURE__ */ createIcon('M4.5 8.5h15l.8 12H3.7l.8-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4')
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M4 8h3.2l1.6-2.5h6.4L16.8 8H20v11H4ZM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
)
export const CloseIcon = /* @__PURE__ */ createIcon('m5.5 5.5 13 13M18.5 5.5l-13 13')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6')
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.8 4.6 4.7L19 7.2')
export const HeartIcon = /* @__PURE__ */ createIcon('M12 20.3 4.6 12.9a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 7Z')
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const TruckIcon = /* @__PURE__ */ createIcon(
  'M2.5 6h11v10.5h-11V6ZM13.5 9.5h4l4 4v3h-8v-7ZM6.8 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17.2 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
)
export const ReturnIcon = /* @__PURE__ */ createIcon('M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8')
export const LockIcon = /* @__PURE__ */ createIcon('M5 10.5h14v10H5v-10ZM8 10.5V7.5a4 4 0 0 1 8 0v3')
export const UploadIcon = /* @__PURE__ */ createIcon('M12 16V4.5M7 9l5-5 5 5M4 16v4h16v-4')
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4.5V16M7 11.5l5 5 5-5M4 16.5V20h16v-3.5')
export const CopyIcon = /* @__PURE__ */ createIcon('M8.5 8.5h11v11h-11v-11ZM15.5 8.5v-4h-11v11h4')
export const ShareIcon = /* @__PURE__ */ createIcon('M12 14V3.5M8 7.2l4-3.9 4 3.9M7.5 10.5H5V20h14v-9.5h-2.5')
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h15.5M13.5 6l6 6-6 6')
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M20 12H4.5M10.5 6l-6 6 6 6')
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 20V4.5M6 10.5l6-6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4v15.5M6 13.5l6 6 6-6')
export const ExternalIcon = /* @__PURE__ */ createIcon('M13.5 4.5h6v6M19.5 4.5 11 13M9 5.5H4.5v14h14V15')
export const FilterIcon = /* @__PURE__ */ createIcon(
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const EyeIcon = /* @__PURE__ */ createIcon(eye)
export const EyeOffIcon = /* @__PURE__ */ createIcon(`${eye}M4 4l16 16`)
export const TrashIcon = /* @__PURE__ */ createIcon('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v5.5M14 10.5v5.5')
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M5 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2ZM12 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2ZM19 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Z',
  true,
)
export const ShelfIcon = /* @__PURE__ */ createIcon('M4 4.5h7v6.5H4V4.5ZM13 4.5h7v6.5h-7V4.5ZM4 13h7v6.5H4V13ZM13 13h7v6.5h-7V13Z')
export const MailIcon = /* @__PURE__ */ createIcon('M3.5 5.5h17v13h-17v-13ZM4 6l8 7 8-7')
export const InfoIcon = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6h.01')
export const WarningIcon = /* @__PURE__ */ createIcon('M12 3.8 21.5 20h-19L12 3.8ZM12 10v4.5M12 17.2h.01')
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s-7-6.3-7-11.3a7 7 0 0 1 14 0C19 14.7 12 21 12 21ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
)
export const TextIcon = /* @__PURE__ */ createIcon('M5.5 3.5h13v17h-13v-17ZM9 8.5h6M9 12h6M9 15.5h3.5')
export const CalendarIcon = /* @__PURE__ */ createIcon('M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8')
export const ClockIcon = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.5 2.2')
export const CardIcon = /* @__PURE__ */ createIcon('M3 6h18v12.5H3V6ZM3 10.5h18M6.5 15h3.5')
export const LogOutIcon = /* @__PURE__ */ createIcon('M10 4H4.5v16H10M9.5 12h11M16.5 8l4 4-4 4')
export const PrinterIcon = /* @__PURE__ */ createIcon('M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7v-7Z')
export const ColumnsIcon = /* @__PURE__ */ createIcon('M3.5 5h17v14h-17V5ZM3.5 9.5h17M10 9.5V19')
export const StepsIcon = /* @__PURE__ */ createIcon('M4.5 6.5h2v2h-2zM4.5 15.5h2v2h-2zM10 7.5h9.5M10 16.5h9.5M5.5 11v2')
export const PeopleIcon = /* @__PURE__ */ createIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c0-3.5 2.6-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.2M17.8 14.3c2.4.7 3.7 2.5 3.7 5.2',
)
export const TagIcon = /* @__PURE__ */ createIcon('M3.5 3.5h8l9 9-8 8-9-9v-8ZM8 8h.01')
export const SpinnerIcon = /* @__PURE__ */ createIcon('M12 3.5a8.5 8.5 0 1 1-8.5 8.5')
export const GripIcon = /* @__PURE__ */ createIcon(
  'M9 4.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM15 4.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM9 10.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM15 10.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM9 16.4a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM15 16.4a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z',
  true,
)
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const PercentIcon = /* @__PURE__ */ createIcon(
  'M18.5 5.5l-13 13M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const ScanIcon = /* @__PURE__ */ createIcon('M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16')
export const TableIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4zM4 10h16M10 10v9')
export const ChartIcon = /* @__PURE__ */ createIcon('M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6')
export const LampIcon = /* @__PURE__ */ createIcon('M8 3.5h8v4l-2 3.5v9.5h-4V11L8 7.5v-4ZM8 7.5h8M12 14v2')
export const CloudOffIcon = /* @__PURE__ */ createIcon(
  'M7 18.5a4.5 4.5 0 0 1-.6-8.9M9 6.2a6 6 0 0 1 9 4.4 4 4 0 0 1 2 6.7M15 18.5H7M4 4l16 16',
)
export const BellIcon = /* @__PURE__ */ createIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4')
