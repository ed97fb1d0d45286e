import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import type { Lang } from '#routes.ts';
import { whenLoaded } from './idle.ts';
import { LastState } from './LastState.tsx';
import { nextTry } from './lazy-with-retry.ts';
import { Missing } from './Missing.tsx';
import { isDocumentChanged } from './shown.ts';
import { type Signal, signal } from './signal.ts';
import { mayPrefetch } from './speculation.ts';
import { serveClick, serveSubmit } from './taps/hold.ts';

/** Attribute of an island's own element; its value is the island's name. */
const ISLAND_ATTRIBUTE = 'data-island';

/** Distance from the screen at which an island hydrates after the first scroll; a swipe takes 0.1 s for it. */
const NEAR = '300px 0px';
/** Distance before the first scroll: only islands that a tall screen shows. */
const VISIBLE = '0px';

/** Events that come before a click, so that most islands are hydrated when it arrives. */
const AIMS = ['pointerdown', 'focusin'] as const;

/** A visitor's first activity: it loads the code of the islands; a page without any runs none of it. */
const ACTIVITY = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Controls whose taps are held. Links are steps, and `<details>` work by HTML. */
const HELD = 'button';

export interface SectionProps<Texts, Data> {
  readonly texts: Texts;
  readonly lang: Lang;
  /** Data of the page. */
  readonly data: Data;
}

/** Code and texts of a page's islands, in one language. */
interface IslandContent<Name extends string, Texts, Data> {
  readonly sections: Readonly<Record<Name, ComponentType<SectionProps<Texts, Data>>>>;
  readonly texts: Texts;
}

interface IslandState {
  readonly opened: Signal;
  readonly hydrated: Signal;
  isOpen: boolean;
  isHydrated: boolean;
}

function elementOf(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined;
}

/**
 * Sections below the first screen (docs/decisions/0039-islands-below-the-first-screen.md). In a document they
 * are HTML; an island hydrates when it is near the screen, touched or focused. Their code and texts load with
 * the visitor's first activity. Unlike a lazy part, an island takes the language, renders at once on
 * a page shown by a step, and handles the tap that opens it within the same event.
 */
export class Islands<Name extends string, Texts, Data> {
  readonly #load: (lang: Lang) => Promise<IslandContent<Name, Texts, Data>>;
  readonly #contents = new Map<Lang, IslandContent<Name, Texts, Data>>();
  readonly #loading = new Map<Lang, Promise<void>>();
  readonly #states = new Map<string, IslandState>();
  /** Renders everything at once: prerendering, or a page that doesn't come from the document. */
  #rendersAll = import.meta.env.SSR;
  /** Language of the document's HTML. */
  #documentLang: Lang | undefined;

  constructor(load: (lang: Lang) => Promise<IslandContent<Name, Texts, Data>>) {
    this.#load = load;
  }

  /**
   * Loads the content before a step shows the page or the build renders it, and lets all islands render from
   * then on: a page that the visitor returns to must have its full height for its scroll position. Islands of
   * the document hydrate before they change language, so they also need the document's language.
   */
  async prepare(lang: Lang): Promise<void> {
    const other = this.#documentLang;
    await Promise.all([this.#loadContent(lang), other && this.#loadContent(other)]);
    this.#rendersAll = true;
  }

  /** Hydrates the document's islands on demand. Returns a function that stops it. */
  watch(lang: Lang): () => void {
    if (this.#rendersAll) return () => {};
    this.#documentLang = lang;
    const stop = new AbortController();
    const { signal: until } = stop;
    const onAim = ({ target }: Event) => {
      if (mayPrefetch() || elementOf(target, HELD)) this.#openAt(target, lang);
    };
    for (const type of AIMS) {
      document.addEventListener(type, onAim, { capture: true, passive: true, signal: until });
    }
    const onUse = (event: Event) => this.#serve(event, lang);
    for (const type of ['click', 'submit']) {
      document.addEventListener(type, onUse, { capture: true, signal: until });
    }
    if (isDocumentChanged()) whenLoaded(() => this.#openAll(lang));
    // With Save-Data an island stays HTML until a button is used.
    if (mayPrefetch()) {
      const onActivity = () => void this.#loadContent(lang).catch(() => undefined);
      const once = { capture: true, once: true, passive: true, signal: until };
      for (const type of ACTIVITY) {
        addEventListener(type, onActivity, once);
      }
      const onScroll = () => this.#observe(NEAR, lang, until);
      addEventListener('scroll', onScroll, { once: true, passive: true, signal: until });
      whenLoaded(() => {
        if (!until.aborted) this.#observe(scrollY > 0 ? NEAR : VISIBLE, lang, until);
      });
    }
    return () => {
      stop.abort();
      this.#rendersAll = true;
    };
  }

  /** Renders an island as soon as its content is loaded. */
  open(name: string, lang: Lang): void {
    this.#open(this.stateOf(name), lang);
  }

  /** Opens every island, because the HTML of some may be gone; after a failure, the next tap anywhere retries. */
  #openAll(lang: Lang): void {
    this.#loadContent(lang).then(
      () => {
        for (const name in this.#contents.get(lang)?.sections) this.open(name, lang);
      },
      () => void nextTry().then(() => this.#openAll(lang)),
    );
  }

  /** Returns the content of an island; undefined while it stays HTML or waits for its code. */
  contentOf(name: Name, lang: Lang): IslandContent<Name, Texts, Data> | undefined {
    const state = this.stateOf(name);
    if (this.#rendersAll) this.#open(state, lang);
    return this.#rendersAll || state.isOpen ? this.#contents.get(lang) : undefined;
  }

  stateOf(name: string): IslandState {
    let state = this.#states.get(name);
    if (!state) {
      state = { opened: signal(), hydrated: signal(), isOpen: false, isHydrated: false };
      this.#states.set(name, state);
    }
    return state;
  }

  /** Loads code and texts, again after a failure. */
  #loadContent(lang: Lang): Promise<void> {
    const known = this.#loading.get(lang);
    if (known) return known;
    const promise = this.#load(lang).then((content) => void this.#contents.set(lang, content));
    this.#loading.set(lang, promise);
    promise.catch(() => this.#loading.delete(lang));
    return promise;
  }

  /** Opens the island as soon as its content is loaded; after a failure, the next tap anywhere retries. */
  #open(state: IslandState, lang: Lang): void {
    if (this.#contents.has(lang)) {
      state.isOpen = true;
      state.opened.give();
      return;
    }
    const again = () => this.#open(state, lang);
    this.#loadContent(lang).then(again, () => void nextTry().then(again));
  }

  /** Returns the island around the target if it is not hydrated. */
  #unhydratedAt(target: EventTarget | null): IslandState | undefined {
    const island = elementOf(target, `[${ISLAND_ATTRIBUTE}]`);
    const state = island && this.stateOf(island.getAttribute(ISLAND_ATTRIBUTE) ?? '');
    return state?.isHydrated ? undefined : state;
  }

  #openAt(target: EventTarget | null, lang: Lang): void {
    const state = this.#unhydratedAt(target);
    if (state) this.#open(state, lang);
  }

  /** Handles a click or a form in an island that isn't hydrated. React hydrates an open island within this event. */
  #serve(event: Event, lang: Lang): void {
    const state = this.#unhydratedAt(event.target);
    if (!state) return;
    const isForm = event.type === 'submit';
    if (isForm || elementOf(event.target, HELD) || this.#contents.has(lang))
      this.#open(state, lang);
    if (state.isOpen) return;
    const boundary = { load: () => this.#loadContent(lang), hydrated: state.hydrated.given };
    if (isForm) serveSubmit(event as SubmitEvent, boundary);
    else serveClick(event as MouseEvent, boundary, HELD);
  }

  #observe(rootMargin: string, lang: Lang, until: AbortSignal): void {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) this.#openAt(target, lang);
        }
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) {
      observer.observe(element);
    }
    until.addEventListener('abort', () => observer.disconnect());
  }
}

interface IslandProps<Name extends string, Texts, Data> {
  readonly of: Islands<Name, Texts, Data>;
  readonly name: Name;
  readonly lang: Lang;
  /** The same object in every render. */
  readonly data: Data;
}

function Gate<Name extends string, Texts, Data>({
  of,
  name,
  lang,
  data,
}: IslandProps<Name, Texts, Data>) {
  const state = of.stateOf(name);
  // Before `use()`: if the island opens while React waits for it, the component runs again without calling `use()`, and
  // then React fails at a hook that it has not seen (error 467).
  useEffect(() => {
    state.isHydrated = true;
    state.hydrated.give();
  }, [state]);
  const content = of.contentOf(name, lang);
  // While it suspends during hydration, React leaves the HTML unchanged.
  if (!content) use(state.opened.given);
  if (!content) return null;
  const Section: ComponentType<SectionProps<Texts, Data>> = content.sections[name];
  return <Section texts={content.texts} lang={lang} data={data} />;
}

function Closed<Name extends string, Texts, Data>(props: IslandProps<Name, Texts, Data>) {
  return (
    <LastState>
      <Suspense fallback={<Missing open={() => props.of.open(props.name, props.lang)} />}>
        <Gate {...props} />
      </Suspense>
    </LastState>
  );
}

/** Memoized: an update would remove the HTML of an island that isn't hydrated. */
export const Island = memo(Closed) as typeof Closed;
