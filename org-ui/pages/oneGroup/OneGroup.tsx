import { Alert, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { shortDate } from '../../../web-kit/format.ts';
import { paths } from '../../base/paths.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { DeleteGroup } from '../../things/groups/DeleteGroup.tsx';
import { directoryWords, type Group, groupQuery, isManaged } from '../../things/groups/group.ts';
import { RenameGroup } from '../../things/groups/RenameGroup.tsx';
import { Applications } from './Applications.tsx';
import { Members } from './Members.tsx';
import { texts as t } from './texts.ts';

/** The page of a group: its people, and the applications that are open to it. */
export default function OneGroup() {
  const { groupId = '' } = useParams();
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  if (!group) return <Pending error={error} onRetry={refetch} list={lists.groups} />;
  return (
    <>
      <Header group={group} />
      <Members group={group} />
      <Applications group={group} />
    </>
  );
}

function Header({ group }: { group: Group }) {
  const navigate = useNavigate();
  const managed = isManaged(group);
  const words = directoryWords(group);
  return (
    <>
      <Heading title={group.name}>
        {words && <Chip size="small" label={words.label} />}
        {!managed && <RenameGroup group={group} />}
        <DeleteGroup group={group} onDone={() => navigate(paths.groups)} />
      </Heading>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t.facts(group.memberCount, shortDate(group.createdAt))}
      </Typography>
      {words && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {words.hint}
        </Alert>
      )}
    </>
  );
}
