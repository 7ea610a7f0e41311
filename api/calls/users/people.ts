import { z } from 'zod';
import { ActivatePerson, SuspendPerson } from '../../../domain/person/commands.ts';
import { people } from '../../../projections/models/users/people.ts';
import { users } from '../../../projections/models/users/users.ts';
import { doesOneOf, lists, type RowOf, rowOf, shows, view } from '../../kit.ts';

type PersonRow = RowOf<typeof people>;
type AccessRow = RowOf<typeof users>;

/** Reads the users that a person is beside a row: one for each application. */
export const accessBeside = (on: string) => ({ as: 'access', model: users, on, of: 'personId', most: 200 });
export type WithAccess = { access: AccessRow[] };

const personReply = rowOf(people)
  .omit({ registered: true })
  .extend({ personId: z.string() })
  .meta({ id: 'Person' });
export const shownPerson = view(personReply, ({ registered: _, ...row }: PersonRow) => ({
  ...row,
  personId: row.id,
}));

const accessReply = rowOf(users)
  .pick({ realm: true, direct: true, username: true, suspended: true, lastLogin: true })
  .extend({ userId: z.string(), appId: z.string(), appName: z.string() })
  .meta({ id: 'Access' });
const shownAccess = view(
  accessReply,
  ({ id, applicationId, applicationName, realm, direct, username, suspended, lastLogin }: AccessRow) => ({
    ...{ userId: id, appId: applicationId, appName: String(applicationName ?? '') },
    ...{ realm, direct, username, suspended, lastLogin },
  }),
);

/** The people of an organisation, each with access to some of its applications. */
export const peopleCalls = {
  getPeople: lists('GET /people', ['operator'], people, {
    about: 'Lists the people of the organisation.',
    where: () => ({}),
    show: shownPerson,
  }),
  getPerson: shows('GET /person/:personId', ['operator'], people, {
    about:
      'Reads a person, with the access to each application. `access` names the user that the person ' +
      'is there. The devices of such a user are those of the person.',
    where: ({ personId }) => ({ id: personId }),
    beside: [accessBeside('id')],
    show: view(personReply.extend({ access: z.array(accessReply) }), (row) => {
      const { access, ...rest } = row as PersonRow & WithAccess;
      return { ...shownPerson(rest), access: access.map(shownAccess) };
    }),
  }),
  updatePerson: doesOneOf(
    'PUT /person/:personId',
    ['operator'],
    [SuspendPerson, ActivatePerson],
    ({ personId, suspended }) => [suspended ? SuspendPerson : ActivatePerson, { id: personId }],
    {
      about:
        'Suspends or activates a person. A suspension closes every application to the person and ends ' +
        'the sessions. Access that was suspended by itself stays so after the activation.',
      body: z.object({ suspended: z.boolean() }),
    },
  ),
};
