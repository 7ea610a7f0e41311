import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { pageOf, paths } from '../../base/paths.ts';
import { texts } from './texts.ts';

/** What is there of a new organisation. */
export type Facts = Omit<ReplyOf<Calls, 'GET /firstSteps'>, 'errorCode'>;
type Name = keyof typeof texts.steps;
/** One step: whether it is done, why it is one, and where it is done. */
export type Step = {
  name: Name;
  done: boolean;
  title: string;
  why: string;
  links: readonly { label: string; to: string }[];
};

const t = texts.links;

/** Where each step is done. Those about an application lead nowhere before there is one. */
function linksOf({ application }: Facts): Record<Name, Step['links']> {
  const atApp = (label: (name: string) => string, tab?: 'users') =>
    application
      ? [{ label: label(application.name), to: pageOf(application.family, application.appId, tab) }]
      : [];
  return {
    address: [],
    application: [{ label: t.application, to: paths.newApplication }],
    invited: atApp(t.invited, 'users'),
    registered: atApp(() => t.registered, 'users'),
    secondWay: [
      { label: t.device, to: paths.you },
      { label: t.colleague, to: paths.team },
    ],
    signedIn: atApp(t.signedIn),
  };
}

/** The steps to the first sign-in, in their order. Whoever sees the console is at the address of the organisation already. */
export function stepsOf(facts: Facts): Step[] {
  const { application, invited, registered, secondWay, signedIn } = facts;
  const done = { address: true, application: !!application, invited, registered, secondWay, signedIn };
  const links = linksOf(facts);
  return (Object.keys(texts.steps) as Name[]).map((name) => ({
    ...{ name, done: done[name], links: done[name] ? [] : links[name] },
    ...texts.steps[name],
  }));
}

/** The step to take next: the first that is not done; undefined after the last. */
export const nextOf = (steps: readonly Step[]): Step | undefined => steps.find(({ done }) => !done);

const key = (uniqueId: string) => `first steps ${uniqueId}`;
/**
 * Whether this browser hides the steps of an organisation. It is a matter of taste, and the steps end by themselves, so that
 * no event says it: a colleague who has not hidden them may still need them.
 */
export const hidesSteps = (uniqueId: string, kept: Pick<Storage, 'getItem'> = localStorage): boolean =>
  kept.getItem(key(uniqueId)) === 'hidden';
/** Keeps that for the next time. */
export const hideSteps = (uniqueId: string, kept: Pick<Storage, 'setItem'> = localStorage): void =>
  kept.setItem(key(uniqueId), 'hidden');
