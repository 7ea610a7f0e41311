import { type RaRecord, useDataProvider, useLogoutIfAccessDenied } from 'react-admin';
import { positionOf } from '../../web-kit/call.ts';

/** What changes the records of a resource. */
export type Write = ReturnType<typeof useWrite>;

/**
 * Changes a record through its resource's calls, and answers with the position in the log of that. When the session has ended it
 * opens the login page; errors are rethrown.
 */
export function useWrite(resource: string) {
  const dataProvider = useDataProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const guarded = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      return { position: positionOf(await work) };
    } catch (error) {
      await logoutIfAccessDenied(error);
      throw error;
    }
  };
  return {
    /** The record as the server has it now. */
    reread: async <R extends RaRecord>({ id }: R): Promise<R> => {
      const { data } = await dataProvider.getOne<R>(resource, { id });
      return data;
    },
    create: (data: object) => guarded(dataProvider.create(resource, { data })),
    update: (row: RaRecord, data: object) =>
      guarded(dataProvider.update(resource, { id: row.id, data, previousData: row })),
    remove: (row: RaRecord) => guarded(dataProvider.delete(resource, { id: row.id, previousData: row })),
  };
}
