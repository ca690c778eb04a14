// The first match counts, since most browsers also name their predecessors.
const browsers: readonly [RegExp, string][] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns the common names of the browser and device in a User-Agent header; the names are the same in every language. */
export function deviceName(userAgent: string | null): { browser: string | undefined; system: string | undefined } {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) }
}

function firstOf(known: readonly [RegExp, string][], userAgent: string | null): string | undefined {
  return userAgent === null ? undefined : known.find(([sign]) => sign.test(userAgent))?.[1]
}
