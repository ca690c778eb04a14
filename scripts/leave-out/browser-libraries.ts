import type { Plugin } from 'vite'
import { leaveOut, type LeftOut } from './leave-out.ts'

const never = `throw Error("left out of the build: see scripts/leave-out")`

/** No part of the shop makes elements of these kinds, gives a fragment a ref, or calls these hooks and functions (a test reads them all). */
const reactDom: LeftOut = {
  // Suspense lists, view transitions, activities.
  kinds: [19, 30, 31],
  cases: ['REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE', 'REACT_ACTIVITY_TYPE'],
  known: { shouldStartViewTransition: 'false', 'isCustomElement(tag)': 'false', 'isCustomElement(targetInst.elementType)': 'false' },
  statements: [
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'ReactDOMSharedInternals.findDOMNode',
  ],
  bodies: {
    FragmentInstance: never,
    isFragmentInstanceParent: 'return false',
    commitNewChildToFragmentInstances: '',
    commitExitViewTransitions: '',
    commitEnterViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreNestedViewTransitions: '',
    trackEnterViewTransitions: '',
    applyViewTransitionToHostInstances: never,
    mountActionState: never,
    updateActionState: never,
    rerenderActionState: never,
    // Styles are one file that every page names, scripts start by what the server wrote: neither is an element of React's to wait for.
    getResource: 'return null',
    acquireResource: never,
    preloadResource: 'return true',
    preloadResourceAndSuspendIfNeeded: '',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null',
    isHostHoistableType:
      'return 1 !== hostContext && null == props.itemProp && ("meta" === type || "title" === type || ("link" === type && typeof props.rel === "string" && props.rel !== "stylesheet" && typeof props.href === "string" && props.href !== "" && !props.onLoad && !props.onError))',
    // Forms have addresses for actions.
    extractEvents$1: '',
    startHostTransition: never,
    scheduleReplayQueueIfNeeded: '',
    TransitionAwareHostComponent: never,
    recursivelyResetForms: '',
    requestFormReset: never,
    // No code was written by React's compiler.
    useMemoCache: never,
    refreshCache: never,
    // The browser's own sign of loading, for actions that take their time; the shop's buttons say it themselves.
    defaultOnDefaultTransitionIndicator: '',
    preconnectAs: never,
    preload: never,
    preloadModule: never,
    preinitStyle: never,
    preinitScript: never,
    preinitModuleScript: never,
    // Names of components are not in a build, so that a stack of them says nothing.
    getStackByFiberInDevAndProd: 'return ""',
  },
}

/** The whole route table comes with the first page, nothing is instrumented, and no part uses a fetcher. */
const router: LeftOut = {
  known: { 'init.instrumentations': 'undefined', 'init.patchRoutesOnNavigation': 'undefined', 'fetchLoadMatches.forEach': '(() => {})' },
  bodies: {
    fetch: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    getFetcher: never,
    resetFetcher: never,
    queueFetcherForDeletion: never,
    setFetcherError: never,
    getUpdatedRevalidatingFetchers: never,
    deleteFetcher: '',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    checkFogOfWar: 'return { active: false, matches }',
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
  },
}

/** The server renders every page. */
const hydratedRouter: LeftOut = {
  known: { 'ssrInfo.context.isSpaMode': 'false', 'window.__reactRouterManifest.sri': 'undefined' },
  statements: ['router.createRoutesForHMR'],
}

const isSafeReact = /[\\/]@base-ui[\\/]utils[\\/]safeReact\.mjs$/
/** All of React by name in one object would keep what nobody uses. */
const safeReact = `import { useId, useInsertionEffect, useLayoutEffect } from 'react'
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }`

/** Nobody asks whether the rest of an answer came. Without this a load that gives way to a newer one rejects it, which is told as an error. */
export const turboStream: LeftOut = { known: { 'done.reject': '(() => {})', 'reader.closed': 'undefined' } }

/** Navigation is never a view transition. */
const routerProvider: LeftOut = {
  known: {
    viewTransitionOpts: 'undefined',
    renderDfd: 'undefined',
    transition: 'undefined',
    interruption: 'undefined',
    'vtContext.isTransitioning': 'false',
  },
}

/** The server writes what starts a page, and nothing is fetched ahead. */
const components: LeftOut = { bodies: { Scripts: 'return null', PrefetchPageLinks: 'return null' } }

/** The shop has a link of its own. */
const links: LeftOut = { statements: ['HistoryRouter.displayName', 'Link.displayName', 'NavLink.displayName'] }

const files: readonly (readonly [file: RegExp, leftOut: LeftOut])[] = [
  [/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, reactDom],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/, router],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]vendor[\\/]turbo-stream-v2[\\/]turbo-stream\.js$/, turboStream],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/, routerProvider],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/, links],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/, components],
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]links\.js$/,
    { bodies: { isPageLinkDescriptor: 'return false' } },
  ],
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fallback\.js$/,
    { bodies: { RemixRootDefaultHydrateFallback: 'return null' } },
  ],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/, { known: { heyDeveloper: 'null' } }],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom-export[\\/]hydrated-router\.js$/, hydratedRouter],
  [/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/, { bodies: { RSCErrorHandler: never } }],
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    {
      bodies: {
        isFogOfWarEnabled: 'return false',
        getPatchRoutesOnNavigationFunction: '',
        useFogOFWarDiscovery: '',
        getPartialManifest: never,
      },
    },
  ],
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    {
      bodies: {
        consumeInstrumentationClientResultMetaReceiver: '',
        getRouteInstrumentationUpdates: never,
        instrumentClientSideRouter: never,
      },
    },
  ],
]

/** A fifth of what a shopper loads of React and of the router is for what the shop has not. */
export function leaveOutOfBrowser(): Plugin {
  return {
    name: 'leave-out-of-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [isSafeReact, ...files.map(([file]) => file)] },
      handler(code, id) {
        if (isSafeReact.test(id)) return { code: safeReact, map: null }
        const found = files.find(([file]) => file.test(id))
        return found && { code: leaveOut(code, found[1]), map: null }
      },
    },
  }
}
