import { z } from 'zod';
import {
  ActivateApplication,
  CreateApplication,
  DeleteApplication,
  SuspendApplication,
} from '../../../domain/application/commands.ts';
import { SetUserSource } from '../../../domain/application/directory.ts';
import { type FamilyName, families } from '../../../domain/families/families.ts';
import { id } from '../../../domain/kit.ts';
import { wrong } from '../../../domain/problems.ts';
import { refuse } from '../../../domain/refusals.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { deviceHolders } from '../../../projections/models/users/deviceHolders.ts';
import { signIns } from '../../../projections/models/users/signIns.ts';
import { users } from '../../../projections/models/users/users.ts';
import { visits } from '../../../projections/models/users/visits.ts';
import type { Does, Handled, Mapping, OfFamily, ParamsOf, Path, View } from '../../callKinds.ts';
import { answers, does, doesOneOf, ignored, lists, type RowOf, shows } from '../../kit.ts';
import { unless } from '../../rules.ts';
import { applicationsReport } from './applicationsReport.ts';
import { shownUser } from './user.ts';
import { agreement, agrees, disagreement, sentSource, sourceIn } from './userSource.ts';

type Row = RowOf<typeof applications>;
type Creating = Pick<z.input<typeof CreateApplication.input>, 'settings' | 'secrets'>;
type OneApp = ParamsOf<'GET /:appId'>;
/** The paths of a family's calls name the organisation and the application in this way. */
type OfOrganisation = `${string}/:uniqueId`;
type OfApp = `${string}/:appId`;

/** The requirements send the caller's e-mail address and organisation too, which the session knows. */
const toggle = z
  .object({ ...sentSource, createdBy: ignored, uniqueId: ignored })
  .refine(agrees, disagreement)
  .refine((sent) => sourceIn(sent) !== undefined, wrong('is.noSource'))
  .meta({ ...agreement, ...unless(['userSource'], ['ldapEnabled']) });

/** The applications of a family, in words. */
export const allOf = (family: FamilyName) => `${families[family].called.replace(/^an? /, '')}s`;

/** Users, devices and sign-ins of an application. */
const applicationReport = z
  .object({
    user: z.object({ totalUsers: z.number(), ActiveUsers: z.number() }),
    /** Devices per platform of those who have access, wherever their passkeys were made. */
    device: z.record(z.string(), z.number()),
    /** Sign-ins per day (UTC) of the last thirty days; days without any are omitted. */
    signIns: z.array(z.object({ day: z.string(), count: z.number() })),
  })
  .meta({ id: 'ApplicationReport' });

/** Says which part of a family a call is, so that the server finds the handler that all families share. */
export const partOf = <C extends Handled, const Part extends string>(
  family: FamilyName,
  part: Part,
  call: C,
): C & OfFamily<Part> => ({ ...call, family, part });

/** What the reports of applications are made of. */
const inReports = [applications, users, deviceHolders, signIns, visits];

/**
 * Makes the calls that every family of applications has, each under the path that the requirements give it. Calls of one
 * family do not know the applications of another.
 */
export const familyCalls = (family: FamilyName) => ({
  /** Lists the organisation's applications of the family. */
  lists: <const P extends Path & OfOrganisation, T>(path: P, show: View<Row, T>) =>
    lists(path, ['operator'], applications, {
      about: `Lists the organization's ${allOf(family)}.`,
      where: (input) => ({ organisationId: (input as unknown as { uniqueId: string }).uniqueId, family }),
      show,
    }),
  /** Reads one application of the family. */
  shows: <const P extends Path & OfApp, T>(
    path: P,
    show: View<Row, T>,
    about = `Reads ${families[family].called}.`,
  ) =>
    shows(path, ['operator'], applications, {
      about,
      where: (input) => ({ id: (input as unknown as OneApp).appId, family }),
      show,
    }),
  /** Lists the users of one application of the family. */
  users: <const P extends Path & OfApp>(path: P) =>
    lists(path, ['operator'], users, {
      about: `Lists the users of ${families[family].called}.`,
      where: (input) => ({
        applicationId: (input as unknown as OneApp).appId,
        realm: family,
      }),
      show: shownUser,
    }),
  /** Reports the users, devices and sign-ins of one application. */
  report: <const P extends Path & OfApp>(path: P) =>
    partOf(
      family,
      'report',
      answers(path, ['operator'], applicationReport, {
        shows: inReports,
        about: `Reports the users, devices and sign-ins of ${families[family].called}.`,
      }),
    ),
  /** Reports the users and devices of all applications of the family. */
  reports: <const P extends Path & OfOrganisation>(path: P) =>
    partOf(
      family,
      'reports',
      answers(path, ['operator'], applicationsReport, {
        shows: inReports,
        about:
          `Reports the users and devices of all ${allOf(family)}. By the id of the application; the ` +
          'first thousand by name. With `appId`, of that one alone.',
        body: z.object({ appId: id().optional() }),
      }),
    ),
  /** Creates an application from what is sent. */
  creates: <const P extends Path, B extends z.ZodType>(
    path: P,
    body: B,
    made: (sent: z.output<B>, mapping: Mapping) => Creating | Promise<Creating>,
    envelope: NonNullable<Does['envelope']>,
    told: { about: string; example: z.input<B> },
  ) =>
    does(
      path,
      ['operator'],
      CreateApplication,
      async (sent, mapping) => ({
        id: mapping.newId(),
        organisationId: mapping.actor.organisationId ?? refuse('session.none'),
        ...(await made(sent, mapping)),
      }),
      { ...told, body, envelope },
    ),
  /** Suspends or activates an application. */
  suspends: <const P extends Path & OfApp>(path: P) =>
    doesOneOf(
      path,
      ['operator'],
      [SuspendApplication, ActivateApplication],
      (input) => {
        const { appId: id, suspended } = input as unknown as OneApp & { suspended: boolean };
        return [suspended ? SuspendApplication : ActivateApplication, { id, family }];
      },
      {
        about: `Suspends or activates ${families[family].called}.`,
        body: z.object({ suspended: z.boolean() }),
      },
    ),
  /** Turns the application's directory on or off. */
  setsSource: <const P extends Path & OfApp>(path: P) =>
    does(
      path,
      ['operator'],
      SetUserSource,
      (input) => {
        const { appId: id, ...sent } = input as unknown as OneApp & z.output<typeof toggle>;
        return { id, source: sourceIn(sent)!, family };
      },
      {
        about: `Turns the directory of ${families[family].called} on or off. Either of the two fields is enough.`,
        body: toggle,
      },
    ),
  /** Deletes an application. */
  deletes: <const P extends Path & OfApp>(path: P, message: string) =>
    does(
      path,
      ['operator'],
      DeleteApplication,
      (input) => ({ id: (input as unknown as OneApp).appId, family }),
      { about: `Deletes ${families[family].called} and its users.`, envelope: { errorCode: 0, message } },
    ),
});
