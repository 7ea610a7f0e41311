// Comes back by itself: what was asked for is asked for again when the network returns.
addEventListener('online', () => location.reload());
