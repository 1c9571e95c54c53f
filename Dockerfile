# One node with its data in /data. No container engine runs where this file was written: the image was never
# built. `npm run test:long -- dockerfile` runs its commands in a temporary folder.
FROM node:24-slim AS build
WORKDIR /docent
COPY . .
RUN npm ci --omit=dev
RUN npm run build

FROM node:24-slim
WORKDIR /docent
COPY --from=build /docent /docent
RUN mkdir -p /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "apps/server/docent.mjs", "serve"]
