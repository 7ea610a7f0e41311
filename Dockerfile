# Builds once, runs every service: the command says which.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node -e "import('./front/build.ts').then(({ buildApps }) => buildApps(console.log))" && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=root:root /app /app
USER node
EXPOSE 8080
CMD ["node", "services/front.ts"]
