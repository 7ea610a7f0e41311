import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { BulkOf } from '../../../web-kit/bulk/Bulk.tsx';
import { inviteTypes } from '../../../web-kit/domain/families.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { fewFilter, isFew, isUnused, paths, personPageOf, unusedAt } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { attributesQuery } from '../../things/customAttributes/attributes.ts';
import { exportedAttributes } from '../../things/customAttributes/exported.ts';
import { customWords } from '../../things/customAttributes/words.ts';
import { AddToGroup } from '../../things/groups/AddToGroup.tsx';
import { addPeople } from '../../things/groups/group.ts';
import { groupWords } from '../../things/groups/words.ts';
import { useInvitedPeople } from '../../things/invites/InviteTable.tsx';
import { isInvited, statusesWithInvited } from '../../things/invites/invite.ts';
import { personActs } from '../../things/people/acts.tsx';
import { personColumns } from '../../things/people/columns.tsx';
import { PersonSuspension } from '../../things/people/PersonSuspension.tsx';
import { calledBy, type PersonRow } from '../../things/people/person.ts';
import { personWords as words } from '../../things/people/words.ts';
import { texts as t } from './texts.ts';

const exported = [
  'personId',
  'address',
  'username',
  'name',
  'deviceCount',
  'accessCount',
  'createdAt',
  'suspended',
];

const toApplications = inviteTypes.filter((type) => type !== 'ADD_ADMIN');

/** What can be done with several people at once. */
const inBulk: BulkOf<PersonRow> = {
  nameOf: calledBy,
  acts: [
    ...personActs,
    {
      label: groupWords.addTo,
      icon: <GroupAddOutlined />,
      makes: addPeople,
      choose: (onChoose, onClose) => <AddToGroup {...{ onChoose, onClose }} />,
    },
  ],
};

/** The people of the organisation, each of whom leads to a page. */
export default function People() {
  const [address, change] = useAddress();
  const { uniqueId, userId } = useIds();
  const few = isFew(address);
  const unused = isUnused(address);
  const invited = isInvited(address);
  const invitations = useInvitedPeople({ types: toApplications });
  const views = `people ${userId}`;
  const { data } = useQuery(attributesQuery(uniqueId));
  const own = exportedAttributes<PersonRow>(data?.attributes ?? []);
  const limited = few ? t.few : unused ? t.unused : undefined;
  return (
    <>
      <Heading title={t.title}>
        <LinkButton to={paths.customAttributes}>{customWords.title}</LinkButton>
      </Heading>
      <Typography sx={{ maxWidth: 720 }}>{t.about}</Typography>
      {limited && !invited && (
        <Chip label={limited.chip} onDelete={() => change({ devices: '', page: '' })} sx={{ mt: 1 }} />
      )}
      {invited ? (
        <DataTable {...invitations} views={views} />
      ) : (
        <DataTable
          label={t.title}
          load={list('GET /people', unused ? unusedAt(serverNow()) : {})}
          {...(few && { filter: fewFilter(uniqueId) })}
          columns={personColumns}
          idOf={({ personId }) => personId}
          actions={(person) => (
            <>
              <ViewButton name={calledBy(person)} to={personPageOf(person.personId)} />
              <PersonSuspension of={person} whom={calledBy(person)} iconOnly />
            </>
          )}
          statuses={statusesWithInvited}
          views={views}
          bulk={inBulk}
          sort={['createdAt', 'DESC']}
          search={words.search}
          empty={
            limited ? (
              <Empty text={limited.none} />
            ) : (
              <Empty
                text={words.none}
                hint={words.noneHint}
                next={{ label: words.invite, to: paths.users }}
              />
            )
          }
          exports={{ name: 'people', ...own, keys: [...exported, ...own.keys] }}
        />
      )}
    </>
  );
}
