import { useQuery } from '@tanstack/react-query';

/** What reactions do, in words that are fetched once there is one to be told. Until then they have their names. */
export function useReactionName(isNeeded: boolean): (reaction: string) => string {
  const { data } = useQuery({
    queryKey: ['words', 'reactions'],
    queryFn: () => import('../base/reactionWords.ts'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.reactionName ?? ((reaction) => reaction);
}
