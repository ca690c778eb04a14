import type { ServerBuild } from 'react-router'

type Build = Pick<ServerBuild, 'routes' | 'assets'>

/**
 * Splits a build by the first segment of an address into the routes it can match, with their parents. React Router walks all its routes
 * several times per page, and the back office alone has a hundred.
 */
export class RouteSections<Part> {
  readonly #build: ServerBuild
  readonly #open: (part: ServerBuild) => Part
  readonly #firsts: Map<string, string>
  readonly #known: ReadonlySet<string>
  readonly #parts = new Map<string, Part>()

  constructor(build: ServerBuild, open: (part: ServerBuild) => Part) {
    this.#build = build
    this.#open = open
    this.#firsts = new Map(leavesOf(build).map((id) => [id, firstSegmentOf(build, id)]))
    this.#known = new Set(this.#firsts.values())
  }

  /** `path` has no language prefix. */
  of(path: string): Part {
    const asked = segmentOf(path)
    // All unknown segments share one part, since they may be anything.
    const segment = this.#known.has(asked) ? asked : anything
    const part = this.#parts.get(segment) ?? this.#open(partOf(this.#build, this.#leavesBelow(segment)))
    this.#parts.set(segment, part)
    return part
  }

  #leavesBelow(segment: string): string[] {
    return [...this.#firsts].flatMap(([id, first]) => (first === segment || first === anything ? [id] : []))
  }
}

const anything = '*'

/** Reads the segment as the router does: ignores case and the `.data` suffix of data requests. */
function segmentOf(path: string): string {
  const [segment = ''] = decoded(path.replace(/^\//, '').replace(/\.data$/, '')).split('/', 1)
  return segment === '_root' || segment === '_' ? '' : segment.toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function leavesOf({ routes }: Build): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.keys(routes).filter((id) => !parents.has(id))
}

function firstSegmentOf(build: Build, id: string): string {
  const path = lineOf(build, id).flatMap((one) => build.routes[one]?.path || [])
  const [first = ''] = path.join('/').split('/', 1)
  return /[:*?]/.test(first) ? anything : first.toLowerCase()
}

/** Returns the route ids from the root to the route itself. */
function lineOf(build: Build, id: string): string[] {
  const parentId = build.routes[id]?.parentId
  return parentId === undefined ? [id] : [...lineOf(build, parentId), id]
}

function partOf(build: ServerBuild, leaves: readonly string[]): ServerBuild {
  const ids = new Set(leaves.flatMap((id) => lineOf(build, id)))
  const ofPart = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return { ...build, routes: ofPart(build.routes), assets: { ...build.assets, routes: ofPart(build.assets.routes) } }
}
