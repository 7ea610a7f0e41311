# Builds once, runs every service: the command says which. What only the build needs is left behind, more than half of the
# packages.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && ./node.sh front/build.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=root:root /app /app
# Node reads compiled modules from this folder (node.sh). Without them each service would load the compiler of TypeScript,
# which takes 5 to 15 MB of its memory. A service without settings ends as soon as it has loaded its modules; the client
# of EventStoreDB is loaded only afterwards.
RUN install --directory --owner=node node_modules/.cache/compiled
USER node
RUN for service in services/*.ts; do ./node.sh $service; done; \
  ./node.sh -e "import('./event-store/eventstoredb/store.ts').then(() => import('./event-store/eventstoredb/reach.ts'))"
EXPOSE 8080
CMD ["./node.sh", "services/front.ts"]
