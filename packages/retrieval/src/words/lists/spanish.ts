import type { WordLists } from './listForm.ts'

export const SPANISH_LISTS: WordLists = {
  similar: `
contraseña clave password
contraseña passphrase
móvil celular teléfono smartphone
ordenador computadora pc
portátil laptop notebook
copia backup respaldo
borrar eliminar suprimir
quitar eliminar remover
vaciar borrar limpiar
cuenta account
cuenta perfil
registrarse registro alta
iniciar arrancar comenzar
login acceso ingreso
entrar acceder ingresar loguearse
salir logout desconectarse
usuario user
administrador admin
actualizar update
upgrade mejora actualización
instalar setup
configurar ajustes
configuración config preferencias
ajuste opción parámetro
desinstalar eliminar
descargar bajar download
subir cargar upload
reiniciar restart reboot
parar detener stop
cerrar terminar finalizar
activar habilitar encender
desactivar deshabilitar apagar
encender prender
error fallo
error bug defecto
problema inconveniente dificultad
avería falla desperfecto
arreglar reparar solucionar
resolver solucionar corregir
solución remedio arreglo
cuelgue bloqueo crash
restaurar recuperar restore
restablecer resetear reset
deshacer revertir undo
cambiar modificar editar
cambio modificación
sustituir reemplazar cambiar
guardar almacenar salvar
carpeta directorio
archivo fichero file
documento archivo
ruta path
imagen foto fotografía
vídeo película
audio sonido
pantalla monitor display
mostrar visualizar
ocultar esconder
buscar encontrar localizar
búsqueda buscador
copiar duplicar
pegar paste
mover trasladar desplazar
renombrar rename
enviar mandar
recibir obtener
compartir share
correo email e-mail mail
mensaje notificación aviso
alerta aviso advertencia
adjunto attachment
enlace link vínculo hipervínculo
web sitio website
página web
internet red
red network
navegador browser
servidor server
servicio daemon
nube cloud
puerto port
dirección url
dominio domain
token clave
api interfaz
interfaz ui
complemento plugin extensión addon
módulo componente
biblioteca librería library
paquete package
dependencia requisito
requisito prerrequisito
código source
script guion
comando orden instrucción
terminal consola
consola shell línea-de-comandos
tabla cuadro
base-de-datos database
consulta query
ordenar clasificar
desplegar despliegue deploy
compilar build
probar prueba test testear
ejemplo muestra demo
plantilla modelo template
tema theme
diseño layout
fuente tipografía letra
color tono
tamaño talla dimensión
botón pulsador
clic click pulsar
menú carta
ventana window
teclado keyboard
atajo shortcut
ratón mouse
impresora printer
imprimir impresión
escanear escáner
cámara webcam
micrófono micro
auricular audífono casco
altavoz parlante bocina
mando control
televisor televisión tv tele
cargador alimentador
batería pila
cargar recargar
enchufe tomacorriente
cable cordón
wifi wi-fi inalámbrico
conectar conexión
desconectar desconexión
sincronizar sync
permiso privilegio autorización
permitir autorizar
prohibir vetar
cifrar encriptar
certificado ssl
seguridad protección
proteger resguardar
grupo equipo
2fa doble-factor
autenticación autentificación
lento lentitud despacio
rápido veloz
velocidad rapidez
rendimiento performance
memoria ram
disco almacenamiento
espacio capacidad
límite máximo tope
mínimo min
cantidad número
versión release
novedad changelog
documentación manual docs
manual guía instrucciones
tutorial guía
ayuda soporte asistencia
licencia license
gratis gratuito free
software programa
aplicación app
programador desarrollador developer
desarrollo programación
idioma lengua lenguaje
traducir traducción
registro log bitácora
tarea job
cron programador
programar planificar
automático automatizado
variable entorno
valor value
campo field
cadena string
función method
precio coste tarifa
costar valer
cuesta vale
barato económico
descuento rebaja
oferta promoción
cupón vale código
comprar adquirir
compra pedido
pedido orden encargo
pedir encargar ordenar
carrito cesta carro
producto artículo
tienda comercio almacén
vendedor distribuidor
fabricante productor
marca fabricante
cliente comprador
pagar abonar
pago cobro
plazo cuota mensualidad
factura recibo comprobante
impuesto iva
dinero plata
efectivo metálico
banco entidad
transferencia giro
envío entrega despacho
entregar repartir
paquete bulto encomienda
seguimiento rastreo tracking
devolver devolución
reembolso reintegro
cancelar anular
baja cancelación
garantía cobertura
reclamación queja
roto dañado estropeado
dañado defectuoso
reparación arreglo
repuesto recambio refacción
accesorio complemento
contrato acuerdo
suscripción abono
plan tarifa
presupuesto cotización
boletín newsletter
opinión reseña valoración
privacidad rgpd
condición término
stock existencias inventario
disponible disponibilidad
agotado sin-stock
nuevo novedoso
usado segunda-mano
horario horas
abierto apertura
cita turno
alojamiento hospedaje estancia
habitación cuarto pieza
hotel hostal
apartamento departamento piso
huésped visitante
noche pernoctación
llegada check-in entrada
salida check-out
entrada boleto ticket billete
aparcamiento estacionamiento parking parqueo
aparcar estacionar
coche auto carro vehículo
bicicleta bici
autobús bus colectivo
tren ferrocarril
metro subte
aeropuerto terminal
parada estación
conducir manejar
alquilar rentar arrendar
alquiler renta arriendo
ascensor elevador
piscina alberca pileta
nevera refrigerador frigorífico heladera
lavadora lavarropas
lavavajillas lavaplatos
lavar limpiar
limpieza aseo
baño aseo servicio
ducha regadera
toalla toallón
cama lecho
cuna camita
bebé lactante
niño menor infantil
mascota perro animal
jubilado pensionista
estudiante alumno
profesor docente maestro
clase curso
curso capacitación formación
médico doctor
dentista odontólogo
consulta visita
clínica consultorio
tratamiento terapia
medicamento medicina fármaco
dolor molestia
seguro aseguradora
anestesia sedación
empaste obturación
gafas lentes anteojos
desayuno brunch
comida almuerzo
cena comida
bebida trago
zumo jugo
restaurante comedor
camarero mesero mozo
evento celebración
empleado trabajador
empresa compañía firma
llamar telefonear
domicilio dirección
ubicación localización
mapa plano
dispositivo aparato equipo
montar ensamblar armar
montaje ensamblaje armado
impermeable resistente-al-agua
ruido ruidoso
silencioso callado
electricidad corriente energía
consumo gasto
temperatura calor
calefacción calentador
climatización aire-acondicionado
peso masa
altura alto
anchura ancho
longitud largo
material tejido
madera maciza
ingrediente componente
caducidad vencimiento
caducar vencer expirar
fecha día
duración tiempo
obligatorio requerido necesario
opcional voluntario
adicional extra
resumen sinopsis
diferencia comparación
`,
  related: `
2fa: autenticación verificación código; 404: redirección ruta página enlace; 500: servidor log
excepción; abandonar: salir cancelar baja; abierto: horario apertura atención; abonar: pago
transferencia cuota suscripción tarifa; aborta: error timeout interrupción log; abre: horario
apertura formato archivo permiso; abrigo: talla material lavado; abuso: denuncia reporte moderación;
acabado: superficie material color; acceder: acceso login permiso credenciales; accesible:
accesibilidad silla-de-ruedas ascensor rampa; acceso: permiso autenticación login credenciales rol;
accesorio: complemento recambio incluido; accidente: urgencia seguro emergencia; aceite:
mantenimiento lubricante cambio; aceptar: condiciones consentimiento cookies formas-de-pago;
acompañante: visita acompañar habitación; aconsejar: recomendación asesoramiento consejo; acortar:
reducir longitud url; activar: habilitar licencia opción configuración; actividad: registro
historial auditoría excursión; actualizar: versión upgrade migración parche changelog; acumular:
puntos descuento límite; adaptador: enchufe cable compatible personalizar configuración; adelantar:
anticipo reserva pago; adjuntar: archivo tamaño correo límite; administrador: admin rol permisos
superusuario panel gestión; admitir: mascotas compatible permitido; adolescente: edad menores
juvenil; aduana: arancel impuestos importación internacional; aeropuerto: traslado transfer taxi
lanzadera; afeitar: cuchilla piel; agencia: reserva contacto; agenda: calendario citas evento;
agotado: stock reposición disponibilidad; agrandar: tamaño zoom escala; agregar: añadir crear
insertar; agrupar: grupo categoría etiqueta group-by; agua: impermeable resistente ip67; agujero:
taladro broca montaje; ahorrar: descuento oferta consumo; aire: climatización ventilador filtro;
aislar: contenedor sandbox; ajustar: configuración talla regulable; alarma: alerta notificación
monitorización sensor; albergue: alojamiento hostal cama; alcance: distancia metros señal cobertura;
alemán: idioma traducción; alergia: alérgenos ingredientes intolerancia hipoalergénico; alérgico:
alérgenos ingredientes hipoalergénico; alerta: notificación monitorización umbral; alias: dirección
redirección nombre; alimentación: fuente cargador voltaje pienso ingredientes dieta; alinear: css
margen centrar; almacén: stock inventario recogida; almacenar: guardar base-de-datos disco espacio
volumen cuota; almohada: cama habitación relleno; almorzar: restaurante menú comida; alojar: hosting
servidor self-hosted habitación estancia; alquilar: tarifa fianza contrato; alta: registro cuenta
suscripción; altavoz: sonido bluetooth volumen; alternativa: comparación opción sustituto; alumno:
estudiante curso matrícula; ampliar: plan extensión zoom; amueblado: muebles apartamento; añadir:
agregar crear insertar nuevo; analizar: análisis estadísticas informe; ancho: medidas dimensiones
anchura píxeles; android: móvil app play-store google; anestesia: sedación intervención; animal:
mascota perro admitidos; anonimizar: anónimo privacidad datos; anónimo: privacidad anonimato
rastreo; antena: señal alcance recepción; anticipo: depósito pago reserva; antigüedad: años
experiencia fundación; antiguo: versión legado obsoleto anterior; antivirus: malware seguridad
excepción; anular: cancelación plazo reembolso; anuncio: publicidad banner; apagar: desactivar
detener shutdown; aparato: dispositivo equipo electrodoméstico; aparcar: parking estacionamiento
garaje plaza coche; apartamento: cocina alojamiento estancia; apellido: nombre perfil campo; api:
endpoint rest token documentación interfaz; api-key: clave token autenticación; apilar: apilable
almacenaje; aplazar: plazos financiación fecha; aplicación: app móvil descarga instalación guardar
configuración cupón; app: móvil android ios descarga; apple: ios iphone macos app-store; aprender:
tutorial curso guía formación primeros-pasos; apretar: par tornillo; aprobar: revisión autorización
flujo; apuntarse: inscripción registro plazas; apuntes: nota documento; árbol: estructura jerarquía
directorio; archivar: historial retención fichero formato tamaño subir ruta; argumento: parámetro
opción flag; armar: montaje instrucciones ensamblaje; arquitectura: componentes diseño estructura;
arrancar: iniciar servicio log arranque; arranque: inicio systemd boot; arrastrar: drag-and-drop
mover; array: lista matriz elementos; arreglar: reparación solución corregir garantía array;
arriendo: alquiler contrato fianza; artículo: producto referencia entrada; ascensor: accesibilidad
planta elevador; asegurar: seguro seguridad cobertura; asesor: contacto cita consulta; asiento:
plaza reserva tapizado; asignar: rol responsable; asíncrono: async cola promesa; asistencia: soporte
ayuda contacto; asistente: wizard ia chatbot configuración; asunto: correo título plantilla; atacar:
seguridad ataque vulnerabilidad; atajo: teclas combinación; ataque: seguridad vulnerabilidad ddos
protección; atascado: bloqueado limpieza cola; atención: horario soporte contacto; aterrizar:
aeropuerto vuelo; atrás: revertir rollback anterior; atributo: propiedad campo valor; auditar:
auditoría log registro; auditoría: log registro historial; aula: curso presencial sala; aumentar:
límite ampliar memoria escala; auricular: audio micrófono bluetooth; ausencia: vacaciones permiso;
autenticar: login token oauth ldap sso; autobús: parada línea transporte; autocompletar: sugerencia
editor; autoguardar: guardado borrador automático; automático: automatización programado cron;
automatizar: script cron workflow api; autonomía: batería duración horas; autónomo: factura empresa
profesional; autor: creador desarrollador equipo; autoridad: certificado ca; autorizar: permiso
oauth; avería: reparación servicio-técnico garantía defectuoso; avión: vuelo equipaje aeropuerto;
avisar: notificación alerta contacto advertencia; ayuda: soporte contacto documentación faq
asistencia contribuir; azúcar: ingredientes diabéticos nutricional; azulejo: pared cerámica;
backend: servidor api; backup: copia-de-seguridad respaldo restauración volcado; baja: cancelación
suscripción eliminar descarga reducir; balanceador: carga nginx clúster; balcón: terraza vistas;
bañarse: piscina playa; banco: transferencia iban cuenta; bandeja: correo entrada imap; banear:
bloqueo usuario moderación; bañera: ducha aseo habitación; banner: cookies anuncio; bar: bebidas
cafetería; barato: precio oferta descuento; barba: afeitado peluquería; barco: ferry puerto; barra:
navegación menú sidebar accesibilidad silla-de-ruedas; base: database sql datos; base-de-datos:
postgresql mysql sqlite esquema migración; bash: shell script terminal; batch: lote procesamiento;
batería: carga autonomía mah duración; bebé: cuna trona familia bar minibar carta; beca: ayuda
estudiantes descuento; beneficio: ventajas programa; beta: prerelease pruebas; biblioteca: librería
paquete dependencia; bici: alquiler ciclismo; bicicleta: alquiler ciclismo carril; bienvenida:
correo recepción; billete: entrada tarifa transporte; binario: ejecutable compilado descarga; blog:
artículo entrada publicación; bloquear: acceso firewall restricción desbloquear contraseña intentos;
bluetooth: emparejar vincular inalámbrico; boda: banquete evento celebración; bolsa: equipaje
embalaje; bombilla: led lámpara vatios; bono: cupón descuento regalo; bordado: personalización tela;
borrador: guardado publicar eliminar papelera supresión recuperar restaurar; bot: chatbot
automatización webhook; botella: litros envase; botiquín: primeros-auxilios urgencia; botón:
interfaz formulario pulsador; breaking: changelog migración incompatible; brillo: pantalla led
regulable; bruto: neto impuestos iva; bucle: for while iteración; buffet: desayuno comida; bug:
issue error reportar corregido; build: compilación pipeline; buscar: búsqueda filtro índice seo
google; búsqueda: buscador índice filtro consulta; buzón: correo imap entrega; byte: tamaño memoria;
cabecera: header http encabezado; cabello: champú peluquería corte; caber: dimensiones medidas
capacidad; cable: usb longitud conector; caché: ttl redis invalidar vaciar; cachear: caché ttl
redis; cachorro: perro edad pienso; caducar: caducidad vencimiento expiración validez renovar;
caducidad: vencimiento validez expiración; café: cafetera desayuno; cafetera: cápsulas café
descalcificar; caja: embalaje contenido pago; cajero: efectivo banco; cajón: mueble guías; calcular:
fórmula función; calefacción: calentador temperatura; calendario: evento fecha ical disponibilidad;
calentar: temperatura horno microondas; calidad: material certificado; calzado: talla número pie;
cama: colchón doble supletoria; camarero: restaurante empleo; cambiar: modificar editar
configuración historial changelog devolución plazo; camisa: talla manga; camiseta: talla algodón;
campamento: camping parcela; camping: parcela caravana tienda; campo: columna formulario input;
canal: slack chat suscripción; cancelar: anulación reembolso baja plazo gastos gratuita; cáncer:
oncología pruebas; canjear: cupón código puntos; capa: layer arquitectura; capacidad: volumen litros
límite; captcha: spam formulario bot; captura: pantalla screenshot imagen; cara: dermatología
tratamiento precio; carácter: codificación utf-8 longitud; caravana: camping parcela; cargar: upload
batería usb-c adaptador incluido rendimiento balanceador; caries: empaste dental; carné: conducir
identidad menú vegetariano; carpeta: directorio ruta volumen; carpintero: madera muebles; carrito:
checkout pedido compra; carro: coche aparcamiento vehículo; carta: menú restaurante platos;
cartucho: tinta impresora tóner; casco: talla homologado; casero: propietario alquiler; casilla:
checkbox formulario; castellano: idioma traducción español; catálogo: productos descarga; categoría:
etiqueta clasificación; celebrar: evento fiesta salón; celíaco: gluten alérgenos menú; celular:
móvil app android; cena: restaurante horario menú; centrar: css alineación ubicación distancia;
cepillo: dental cerdas; cerca: ubicación distancia alrededores; cerrado: horario festivo vacaciones
salir sesión cierre crash; cerradura: llave puerta; certificado: ssl tls https renovación; cesta:
carrito compra pedido; champú: cabello ingredientes; chat: mensajes soporte tiempo-real; check-in:
llegada entrada horario recepción; check-out: salida horario tardío; cheque: regalo pago; chequeo:
revisión health-check análisis; chocar: conflicto colisión; chrome: navegador extensión; ci:
pipeline github-actions integración; cicatriz: cirugía tratamiento; cierra: horario crash checkout;
cifrar: clave encriptación tls aes; cine: entradas sala; cinta: medida adhesiva; circular:
transporte tráfico; cirugía: intervención anestesia postoperatorio; cita: reserva agenda horario
referencia fuente; clase: horario curso nivel; clave: contraseña token llave; cli: comandos
terminal; clic: ratón botón evento; click: evento botón; cliente: usuario atención contacto; clima:
temperatura climatización; clonar: git repositorio copia; cloud: nube hosting despliegue; clúster:
nodo réplica kubernetes; cms: wordpress contenido; cobertura: seguro garantía señal; cobrar: pago
tarjeta cargo comisión reembolso factura; coche: aparcamiento alquiler vehículo; cocina: equipada
utensilios receta horno potencia; codificación: utf-8 encoding; código: fuente repositorio cupón;
cojín: funda relleno; cola: queue mensajes espera; colchón: firmeza medidas; colega: equipo
compartir; colegio: educación alumnos; colgar: montaje pared soporte; color: tonos paleta css;
columna: tabla campo sql; comando: cli terminal opción; combinar: merge fusionar compatible;
comedor: restaurante mesa; comentar: comentario código; comentario: moderación respuesta; comer:
restaurante menú; comercial: licencia ventas; comercio: tienda horario; comisión: tarifa gastos;
cómodo: confort acolchado; compañero: equipo usuario compartir; comparar: tabla diferencias
alternativa benchmark; compartir: enlace permisos colaboración; compatibilidad: versión soportado
navegadores; compatible: compatibilidad versión soportado requisitos; compensar: indemnización
reembolso; competencia: comparación alternativa; compilar: build código; complemento: plugin
extensión instalación; completo: reservado disponibilidad; componente: módulo props interfaz;
comportamiento: opción configuración; compra: pedido checkout carrito tienda precio factura
garantía; comprimir: zip gzip compresión tamaño; comprobante: factura recibo; comprobar: verificar
validación; computadora: escritorio requisitos windows; comunicar: api protocolo contacto;
comunidad: foro discord github; concurrencia: hilos bloqueo async; concurso: premio participación;
condición: if términos requisitos; conducir: ruta licencia; conectar: conexión integración red
cadena sesión online; conexión: red timeout puerto cadena; confiable: opiniones seguridad
certificado; confianza: certificado opiniones seguridad; confidencial: privacidad datos secreto;
config: archivo yaml variables; configurar: ajustes opciones archivo; confirmar: verificación correo
pedido reserva; conflicto: merge resolver git; congelado: bloqueo temperatura; congreso: sala
evento; conocimiento: documentación wiki; consejo: recomendación buenas-prácticas; consentimiento:
cookies rgpd; conservar: almacenaje nevera retención caducidad almacenamiento; consigna: equipaje
maletas depósito; consola: terminal log cli; consulta: sql query cita horario api contacto;
consumir: memoria cpu energía kwh vatios; contable: contabilidad factura; contacto: correo teléfono
formulario soporte; contador: métricas estadísticas count número; contagioso: prevención
tratamiento; contenedor: docker imagen kubernetes; contenido: incluye caja cms; contestar: respuesta
comentario; contraer: plegar acordeón; contraindicación: efectos riesgos; contraseña: restablecer
olvidada cambiar recuperación; contraste: accesibilidad tema; contratar: plan empleo duración
condiciones rescisión; contribuir: pull-request repositorio colaborar; control: mando panel
versiones driver dispositivo instalación monitorización; conversar: chat mensajes; convertidor:
conversión formato; convertir: conversión formato exportar; cookie: sesión consentimiento navegador;
copia: backup duplicar respaldo clonar portapapeles; corona: dental implante; corregir: corrección
editar errata; correo: smtp email imap notificación; correr: ejecutar running; corriente: voltaje
enchufe alimentación; corrupto: restaurar reparar integridad; cors: origen cabecera; cortar: medida
peluquería interrupción longitud; coser: costura hilo; costo: precio tarifa; cpu: procesador núcleos
rendimiento; crash: log error memoria; crear: creación nuevo añadir; crecer: escalabilidad planes;
credencial: usuario contraseña token; crédito: tarjeta saldo financiación; crema: piel ingredientes;
cremallera: cierre material; cristal: vidrio pantalla limpieza; crm: clientes contactos integración;
cron: programación tarea cronjob; cronograma: calendario roadmap; css: estilos tema; csv: importar
exportar separador; cuadrado: metros superficie diálogo tabla panel; cualificación: titulación
certificado; cuarto: habitación cama; cubierto: seguro cobertura garantía; cubrir: seguro cobertura
funda; cuchillo: acero afilado; cuelga: bloqueo congelado log memoria; cuenta: registro perfil
usuario eliminar; cuero: piel cuidado; cuesta: precio tarifa coste; cuidar: mantenimiento limpieza
lavado; cumpleaños: fiesta regalo evento; cumplir: rgpd normativa; cuna: bebé habitación; cuota:
límite mensualidad plan; cupón: descuento código promoción; curar: tratamiento cicatrización;
currículum: candidatura empleo; curso: inscripción horario certificado; cursor: puntero editor;
curva: gráfico aprendizaje; daemon: servicio systemd proceso; dañado: transporte reclamación
garantía seguro responsabilidad; dashboard: panel gráficos widgets; dato: base-de-datos privacidad
exportar; debug: depuración log verbose; defecto: predeterminado garantía default; defectuoso:
garantía devolución reparación; definición: glosario término; degradar: downgrade versión; demanda:
reclamación legal; demo: prueba ejemplo; demora: retraso plazo entrega espera; dentadura: prótesis
dental; dentista: dental cita urgencia; denuncia: reporte abuso; departamento: apartamento
alojamiento contacto; dependencia: paquete requisito versión; deporte: gimnasio actividades;
depositar: fianza saldo anticipo; deprecado: obsoleto deprecated migración; depurar: debug log;
derecho: permiso rol legal; desactivar: deshabilitar apagar opción; desaparecer: restaurar papelera;
desapareció: restaurar papelera historial; desarrollar: entorno sdk api contribuir local dev;
desayuno: incluido buffet horario; desbloquear: acceso pin; descalcificar: cal limpieza cafetera;
descansar: habitación relax; descargar: instalador exportar archivo; descomponer: reparación
garantía; descomprimir: zip extraer; descompuesto: reparación servicio-técnico; desconectar:
desconexión sesión cerrar timeout conexión keepalive; descongelar: congelador temperatura;
descripción: metadatos texto; descuento: cupón promoción oferta; desempaquetar: extraer contenido;
desenchufar: cable corriente; deshacer: revertir historial rollback; desinfectar: limpieza higiene;
desinscribir: baja newsletter; desinstalar: eliminar purgar; desistir: devolución plazo; desmontar:
desmontaje instrucciones; despacho: envío oficina; despedida: fiesta evento; desplazar: scroll
mover; desplegar: despliegue producción docker; despliegue: producción docker kubernetes ci;
desteñir: lavado color; destinatario: dirección correo; detectar: detección sensor; detener: parar
stop servicio; deuda: pago factura; devolución: plazo reembolso etiqueta gastos; devolver:
devolución reembolso etiqueta plazo; devuelto: devolución reembolso; devuelve: retorno valor
devolución; día: horario calendario laborables; diagnóstico: pruebas log; diagrama: gráfico
arquitectura; diálogo: ventana modal; diarrea: síntomas médico; dibujar: canvas gráfico;
diccionario: idioma corrector; diente: dental limpieza; dieta: nutrición menú; diferencia:
comparación versus; difícil: nivel dificultad; digital: descarga firma; dimensión: medidas tamaño
centímetros; dinero: reembolso pago; diploma: certificado curso; dirección: ubicación envío ip url;
directo: streaming vivo; directorio: carpeta ruta; discapacidad: accesibilidad silla-de-ruedas;
disco: almacenamiento ssd espacio; discutir: foro comunidad; diseñar: plantilla editor tema layout;
disparar: trigger webhook; disponibilidad: stock calendario uptime; disponible: disponibilidad
stock; dispositivo: aparato compatible vincular; distancia: metros kilómetros alcance; distribuidor:
tiendas mayorista; distribuir: distribución distribuidor licencia; dividir: split partición; dni:
identidad documento; dns: dominio registro cname; doblar: plegable habitación cama; docker:
contenedor imagen compose; doctor: médico cita; documentación: manual guía referencia pdf archivo
identidad; dolor: síntomas urgencia tratamiento; domicilio: entrega envío dirección; dominio: dns
subdominio url; donación: apoyar patrocinio; donar: donación patrocinio; dormir: alojamiento
habitación suspensión; downgrade: revertir versión; driver: controlador instalación; ducha: baño
agua; dudoso: phishing fraude; duele: dolor urgencia tratamiento; dueño: propietario rol; dulce:
postre azúcar; duplicar: copia clonar único fusionar; duración: tiempo horas plazo; duradero:
durabilidad vida-útil; durar: duración autonomía plazo firmeza material; echarse: cancelación
desistimiento; ecológico: sostenible bio reciclado; edad: mínima años menores; edición: versión
editor; editar: editor modificar; editor: wysiwyg markdown; efectivo: pago contado; efecto:
secundarios animación; ejecutable: binario exe; ejecutar: comando script ejecución; ejemplo: muestra
código demo; ejercicio: gimnasio entrenamiento; electricidad: consumo voltaje; electricista:
instalación reparación; elegir: selección opción comparación; elemento: lista componente; eliminar:
borrar supresión papelera; email: correo smtp dirección; embalaje: caja envío; embarazada:
contraindicaciones ginecología; embeber: iframe insertar snippet; emergencia: urgencias teléfono
guardia; emoji: símbolo unicode; emparejar: bluetooth vincular; empaste: caries dental; empezar:
primeros-pasos inicio-rápido tutorial introducción; empieza: inicio horario; empleado: equipo
personal vacantes trabajo candidatura uso; empresa: negocio factura quiénes-somos; encargar: pedido
personalizado; encender: activar interruptor botón; enchufe: adaptador voltaje; enciende: batería
cargador botón; encodear: utf-8 base64; encoger: lavado talla; encontrar: búsqueda ubicación;
encriptar: cifrado clave; encuesta: formulario votación; endpoint: api ruta url; energía: consumo
eficiencia; enfermedad: síntomas tratamiento; enfermera: cuidados médico baja-médica; enfriar:
refrigeración ventilador; enlace: url link hipervínculo; enlazar: enlace vincular; enseñar: curso
tutorial; entender: explicación documentación; entorno: variables desarrollo producción; entrada:
precio taquilla input acceso login; entrega: envío plazo domicilio seguimiento pedido; entrenar:
modelo gimnasio; entrevista: empleo candidatura; enviar: correo formulario seguimiento confirmación
gastos plazo transportista; envolver: regalo papel; equipaje: consigna maleta; equipar: miembros
colaboración dispositivo; equivocado: corrección devolución modificar deshacer; error: mensaje log
solución depuración; escalar: escalabilidad réplicas rendimiento ascensor accesibilidad; escanear:
escáner ocr; escáner: ocr documento; escolar: alumnos colegio; escribir: editor escritura contacto;
escritorio: aplicación mesa; escritura: permiso editor; escuchar: puerto audio; escuela: educación
alumnos; espacio: disco almacenamiento; español: idioma traducción; especialista: médico cita;
especificar: parámetro opción; espera: timeout plazo lista; esperar: espera plazo timeout; esquema:
tabla schema; esquí: nieve alquiler; estable: versión lts; estación: tren metro parking; estadía:
alojamiento noches; estadística: métricas informe gráficos; estancia: noches alojamiento; estilo:
css tema; estimación: presupuesto plazo; estrella: valoración hotel; estropear: garantía reparación
defectuoso; estructura: directorios esquema; estudiante: descuento educación; estudiar: curso grado
formación investigación; etiqueta: tag categoría; evento: webhook listener entradas; evitar:
prevención bloquear; examen: prueba certificado; exceder: límite cuota; excel: xlsx hoja importar;
excepción: error try-catch; excluir: exclusión ignorar; exclusión: ignorar filtro; excursión:
actividades guía; exigir: obligatorio requisito; existencia: stock inventario; experiencia: años
equipo; expira: caducidad expiración ttl; expirar: caducidad renovación; explicar: documentación
guía; explorador: navegador archivos; exponer: puerto publicar; exportar: csv descarga; exposición:
sala museo; exprés: urgente envío; expresión: regex sintaxis; extender: extensión plan; extensión:
plugin navegador; externo: integración api; extraer: zip extracción; extranjero: internacional
países envío; extraviar: perdido paquete reclamación; fabricar: origen ajustes restablecer;
facebook: redes login; fácil: sencillo primeros-pasos; factura: pdf iva; fallar: error log reintento
avería bug incidencia; falso: original autenticidad boolean; falta: incompleto faltante reclamación;
familia: niños habitación plan; farmacia: receta medicamento; favorito: marcador guardado; fecha:
calendario formato zona-horaria; feed: rss noticias; feedback: sugerencias comentarios; festivo:
horario cerrado; fiable: disponibilidad opiniones; fianza: depósito reembolso; fibra: internet
material; fichar: horas registro; fichero: archivo ruta; fidelidad: puntos programa; fiebre:
síntomas médico; fiesta: evento salón; fila: tabla registro; filtrar: where búsqueda limpieza; fin:
semana horario; finalizar: terminar checkout; financiar: plazos cuotas intereses; firefox: navegador
extensión; firewall: puerto regla; firma: electrónica certificado contrato; firmware: actualización
dispositivo; físico: tienda dirección; fisioterapia: rehabilitación sesión; flash: memoria usb;
flete: envío transporte; flexible: flexibilidad cancelación; flujo: workflow stream; foco: led
iluminación; fondo: imagen background color; forma: formato diseño curso capacitación; formatear:
formato disco; formato: archivo conversión tipos; formulario: campos contacto validación; foro:
comunidad discusión; forzar: force obligatorio; foto: imagen galería cámara; framework: librería
javascript; francés: idioma traducción; fraude: phishing seguridad; frecuencia: intervalo hercios;
freelance: autónomo factura; freno: disco mantenimiento; frío: temperatura térmico; frontend:
interfaz javascript; fuego: incendio horno; fuente: código tipografía alimentación; fuera: horario
exterior; fuerte: seguridad contraseña resistencia; fuga: agua memoria fontanero; fumar: fumadores
prohibido; función: característica método error solución requisitos; funcionalidad: característica
roadmap; fundador: historia quiénes-somos; furgoneta: aparcamiento alquiler; fusionar: merge
combinar; futuro: roadmap planificado; gafas: lentes óptica graduación; galería: imágenes fotos;
ganar: premio comisión; ganga: oferta descuento; garaje: aparcamiento parking; garantía: años
reparación cobertura; garantizar: garantía cobertura; gasolina: combustible consumo; gastar: consumo
presupuesto envío tarifa contabilidad; gateway: proxy pasarela; gato: mascota perro admitidos;
generar: crear token; gente: capacidad personas; gerente: dirección contacto; gestionar:
administración panel; gestor: administración paquetes; gif: imagen animación; gimnasio: fitness
instalaciones; git: repositorio commit rama; github: repositorio issues código; gluten: celíacos
alérgenos; golpe: daño resistencia; google: seo analytics login; gotear: fuga junta; gps: ubicación
rastreo; gpu: gráfica cuda; grabar: guardar personalización vídeo audio; grado: temperatura
titulación; gráfico: chart diagrama; gramo: peso kilogramos; grande: tamaño límite dimensiones;
gratis: gratuito plan prueba precio; gratuito: plan prueba licencia; grupo: equipo miembros
permisos; guante: talla látex; guardar: almacenamiento caché niños; guía: tutorial documentación
visita interfaz escritorio; gustar: favorito valoración; habilitar: activar opción; habitación: cama
baño reserva; hackear: seguridad contraseña vulnerabilidad; hacker: seguridad vulnerabilidad;
hardware: requisitos procesador; hash: sha256 suma; hecho: material origen; heredar: herencia
testamento clase; herencia: testamento clase; herida: curas urgencias; heroku: despliegue hosting;
herramienta: cli utilidades; hielo: congelador bebida; hijo: niños edad familia; hilo: thread
concurrencia; hinchar: bomba presión; hinchazón: inflamación frío; hipervínculo: enlace url;
historial: registro versiones actividad; hogar: casa domicilio; hoja: cálculo estilo; hojear:
catálogo páginas; hook: webhook callback; hora: horario zona-horaria; horario: apertura atención
festivos; horno: temperatura cocina; hospedaje: alojamiento noches; hospedar: hosting alojamiento;
hospital: urgencias ingreso; hostal: habitación alojamiento; hosting: servidor alojamiento; hotel:
habitación reserva; hoy: horario abierto; html: plantilla etiqueta; http: cabecera petición
certificado ssl tls; huelga: retraso cancelación; huella: dactilar biometría; huésped: habitación
llegada; humedad: secado ip; huso: zona-horaria utc; ia: inteligencia-artificial modelo llm; iban:
transferencia cuenta; icono: símbolo imagen; id: identificador uuid; identidad: dni verificación;
identificar: dni id clave; idioma: traducción locale español; iframe: insertar incrustar; ignorar:
exclusión gitignore; imagen: foto formato docker; imán: magnético sujeción; impermeable: lluvia
resistente; implante: dental corona; importar: csv migración total precio; impresora: tinta tóner
controlador; imprimir: impresión pdf impresora; impuesto: iva factura; incidencia: soporte ticket;
incluir: contenido precio; incluye: incluido contenido; incómodo: ajuste talla; incompatible:
compatibilidad versión; incompleto: faltante reclamación; incorporar: insertar integración;
incrustar: iframe insertar; indexar: índice búsqueda seo; índice: búsqueda indexación; infección:
síntomas antibiótico; inflamación: hinchazón tratamiento; informe: reporte estadísticas contacto;
inglés: idioma traducción; ingrediente: alérgenos composición; ingresar: login acceso admisión;
inicio: arranque primeros-pasos sesión arrancar; inmueble: vivienda venta; inscribir: inscripción
registro; inscripción: matrícula plazas registro; insertar: incrustar añadir; inspeccionar: log
herramientas; instagram: redes social; instalar: setup paquete descarga requisitos docker exe;
instancia: servidor objeto; instrucción: manual guía; integrar: api webhook conector; inteligente:
ia wifi; intento: límite reintento; interés: financiación cuotas; interfaz: gui panel api; internet:
wifi conexión; interno: red intranet; intérprete: idioma python; interrumpir: interrupción detener;
intervalo: frecuencia cron; intolerancia: alérgenos lactosa; introducir: formulario entrada;
inválido: validación error; inventario: stock existencias; invertir: inversión orden; invierno:
nieve temporada; invisible: oculto visibilidad; invitación: enlace acceso miembro correo; inyección:
seguridad sql anestesia; ios: iphone app-store; ip: dirección red; ipad: tableta ios; iphone: ios
app-store; ipv6: red dirección; issue: github reportar; italiano: idioma traducción; iva: impuestos
factura; jabón: limpieza piel; jardín: exterior terraza; java: jvm jdk; javascript: node npm;
jerarquía: árbol categorías; joven: edad descuento; joya: oro plata; json: formato api; jubilado:
descuento mayores; juego: consola jugadores; jugar: juegos niños; juguete: edad niños; juicio:
abogado legal; junta: sello reunión; jurídico: legal condiciones; justificante: comprobante
certificado; kernel: linux sistema; kit: contenido incluido; kubernetes: helm clúster pod;
laborable: días plazo; laboral: horario empleo; laboratorio: análisis muestra; lactosa: intolerancia
alérgenos; ladrón: alarma seguridad; lag: latencia rendimiento; lámpara: led iluminación; lana:
lavado material; lanzar: release versión fecha; largo: longitud medidas; láser: depilación
tratamiento; latencia: rendimiento milisegundos; lavadora: lavado programa; lavandería: ropa
servicio; lavar: limpieza lavadora temperatura; lavavajillas: apto limpieza; ldap: active-directory
autenticación; leche: lactosa alérgenos; lector: tarjetas accesibilidad; led: luz parpadeo; leer:
lectura permiso; legal: aviso condiciones; lejos: distancia ubicación minutos kilómetros; lenguaje:
programación sintaxis; lentes: gafas óptica rendimiento velocidad optimización; letra: tipografía
tamaño; levantar: iniciar servicio; librería: paquete dependencia disponibilidad open-source lectura
epub; licencia: open-source mit comercial; ligero: peso gramos kilogramos; limitar: restricción
rate-limit máximo cuota; limpiar: limpieza vaciar; limpieza: producto higiene; línea: comandos
código; linux: ubuntu debian; líquido: ip litros; lista: elementos array; litro: capacidad volumen;
llamar: teléfono función api; llanta: neumático medida; llave: clave recepción; llavero: grabado
regalo; llegar: ubicación entrega mapa check-in recepción plazo seguimiento; llenar: formulario
capacidad espacio disco; llevar: recogida equipaje; llm: modelo ia; llover: lluvia impermeable;
llueve: lluvia impermeable; lluvia: impermeable cancelación; local: localhost tienda; localhost:
puerto local; localizar: ubicación rastreo; log: registro nivel debug marca imagen; login:
autenticación sesión contraseña; logotipo: marca imagen; loguear: login log; lugar: ubicación
dirección mapa; luna: boda horario; luz: led iluminación; mac: apple descarga; machine-learning:
modelo entrenamiento; madera: mueble barniz; maestro: educación profesor; mail: correo smtp; mala:
opinión reclamación; maleta: equipaje cabina; malware: virus seguridad; mancha: limpieza lavado;
mando: control pila envío correo; manejar: conducir gestión; manga: talla camisa; manta: cama
almohada; mantener: actualización revisión limpieza; manual: instrucciones documentación pdf; mapa:
ubicación dirección; máquina: servidor virtual; máquina-virtual: virtualización vm; mar: playa
vistas; marca: fabricante logo favorito enlace etiqueta teléfono borde; margen: css borde; markdown:
formato sintaxis; marketing: campañas correo; masaje: spa relajación; mascota: perro suplemento;
matar: kill proceso; material: composición tejido; matrícula: inscripción curso; máximo: límite
tamaño cuota; mayor: edad descuento; mayorista: distribuidor revendedor; mayúscula: texto sensible;
mecánico: taller revisión; media: promedio pago; medicamento: receta efectos; médico: cita consulta;
medida: tamaño dimensiones métricas; mejor: comparación recomendado changelog sugerencia
optimización rendimiento; membresía: suscripción plan; memoria: ram consumo; menor: edad niños;
mensaje: notificación chat; mensual: plan cuota; menú: navegación platos; merge: fusionar git; mesa:
reserva medidas; metadato: título descripción; método: función pago; métrica: estadísticas
prometheus; metro: estación distancia; micrófono: audio permiso; microondas: apto potencia; mide:
dimensiones altura; miembro: equipo socio; migrar: importar actualización exportar upgrade; minibar:
bebidas habitación; mínimo: requisitos pedido; modelo: referencia plantilla ia; moderar: comentarios
reportes; modificar: editar cambio; modo: opción configuración; módulo: paquete plugin; mojar:
impermeable secar; molestar: no-molestar notificación; moneda: divisa euro; monitor: pantalla
resolución; monitorear: monitorización métricas; monitorizar: métricas alertas; montaña: senderismo
rutas; montar: montaje volumen; mostrar: visualización opción recepción; moto: casco aparcamiento;
motor: potencia garantía; mover: mudanza migración; móvil: responsive app; mp3: audio formato;
mudanza: transporte presupuesto; mudar: migración mudanza; mueble: montaje madera; muela: juicio
extracción; muestra: ejemplo gratis visualización; multijugador: servidor conexión; multilingüe:
idiomas traducción; multiusuario: roles permisos; museo: entradas horario; música: audio formato;
mysql: base-de-datos mariadb conexión; nacimiento: fecha parto; nadar: piscina horario; nariz:
cirugía nasal; navegador: chrome firefox compatibilidad menú; navidad: horario regalo; negocio:
empresa plan; nevera: temperatura frigorífico; nieve: cadenas esquí; niñera: cuidado edad descuento;
nivel: curso log; noche: precio estancia; nodo: clúster réplica; nombre: usuario renombrar; nómina:
salario sueldo recursos-humanos; norma: estándar reglamento; normativa: cumplimiento certificación;
nota: apuntes editor; noticia: blog novedades; notificar: alerta push correo; novedad: changelog
lanzamiento; novio: boda celebración; npm: node paquete; nube: cloud servidor; nuevo: novedades
crear; nulo: null vacío; número: teléfono cantidad; oauth: token autenticación; obligatorio:
requerido campo; obra: reformas presupuesto; obsoleto: deprecado reemplazo; obtener: get descarga;
ocr: escanear texto; ocultar: visibilidad esconder; ocupado: disponibilidad puerto; oferta:
descuento promoción; offline: sin-conexión local caché; oficina: dirección horario; ofrecer:
servicios catálogo; oír: audio sonido volumen; ojo: oftalmología vista gafas; olor: ventilación
filtro; olvidar: restablecer contraseña recuperar; omitir: saltar opcional; online: web internet;
opción: parámetro configuración; open-source: licencia código; operar: cirugía compañía; opinión:
reseña valoración; óptica: gafas graduación; optimizar: rendimiento caché; orden: pedido ordenación;
ordenador: requisitos escritorio sort; organizar: carpetas equipo empresa; origen: fabricación cors;
original: autenticidad recambio; oro: quilates joya; ortodoncia: brackets alineadores; oscuro: tema
modo-oscuro; oxidar: inoxidable acero; paciente: cita historial; pagar: tarjeta paypal métodos;
página: web límite; pagué: reembolso factura; país: internacional envío; palabra: búsqueda texto;
pañal: bebé cambiador; panel: dashboard administración; pantalla: monitor resolución; papel:
impresora rol restaurar eliminados; paquete: seguimiento instalación; par: unidades bus transporte
detener stop; parámetro: argumento opción; pared: montaje taladro; pareja: habitación doble;
parking: aparcamiento plaza; parpadear: led indicador; parte: recambio fecha disco maternidad;
participar: inscripción plazas; pasado: historial tutorial guía; pasaporte: identidad documento;
pasarela: pago gateway; pastilla: dosis medicamento; patrón: regex expresión; pausa: suspender
reanudar; paypal: pago tarjeta métodos; pdf: documento exportar; pedí: pedido seguimiento; pedido:
seguimiento solicitud; pegar: portapapeles pegamento; película: vídeo streaming; peligro: riesgo
seguridad; peligroso: riesgo seguridad; pelo: cabello corte; peluquería: corte tinte; penalización:
cancelación gastos; pensión: desayuno media comida; perder: recuperar objetos-perdidos seguimiento
datos; perdí: recuperar restablecer perdido; perfil: cuenta avatar; perfume: fragancia aroma;
periodo: plazo prueba duración; permiso: rol acceso; permitir: permiso habilitar; perro: mascotas
admitidos suplemento; persistir: volumen guardar; personal: equipo privado; personalizar: tema
plantilla css colores; pesado: kilogramos gramos; pescado: menú carta alérgenos; petición: request
http; phishing: seguridad correo; php: composer versión; piel: dermatología cuero; pierde: pérdida
guardado; pieza: recambio repuesto disponibilidad; pila: batería incluidas cambio; pin: código
desbloquear; pintar: pintura color; pintura: color superficie; pip: python paquete; pipeline: ci
integración; piscina: horario climatizada; piso: planta apartamento; pizza: menú carta; placa: base
solar; plan: precios suscripción mapa; planta: riego piso; plantilla: template tema; plástico:
material reciclable; plataforma: compatibilidad windows linux; playa: distancia ubicación metros;
plaza: reserva entrega días; plegar: plegable dimensiones; plugin: extensión instalación; población:
ubicación datos; policía: denuncia robo; política: privacidad condiciones; polvo: filtro aspirar;
pop-up: ventana navegador; portal: web panel; portapapeles: copiar pegar; portátil: laptop batería;
portugués: idioma traducción; posición: orden ubicación; postal: código dirección; postgres:
postgresql base-de-datos; postre: menú carta; postular: candidatura empleo; potencia: vatios
consumo; práctica: ejercicio empleo; precio: tarifa coste; precisión: exactitud sensor;
predeterminado: default defecto configuración valor; preferencia: configuración opciones; prefijo:
teléfono número; prenda: talla encender; presentación: diapositivas solicitud; préstamo:
financiación cuotas intereses; presupuesto: cotización solicitar precio; prevenir: prevención
consejos; previo: requisitos instalación; principiante: primeros-pasos tutorial introducción; prisa:
urgente exprés; privacidad: datos rgpd; privado: visibilidad permisos; probador: talla prueba demo
test; problema: solución soporte; procesador: cpu pid; producción: despliegue servidor entorno;
producto: artículo catálogo; profesional: plan licencia; profesor: curso clase; profundidad: medidas
centímetros; programa: software actividades cron desarrollo; promoción: descuento cupón oferta;
promocional: código cupón descuento; propiedad: atributo objeto; propietario: dueño rol; propina:
servicio incluido; proporción: aspecto tamaño; protección: seguridad certificado cifrado; proteger:
protección contraseña acceso; prótesis: dental implante; protocolo: http tcp; proveedor:
distribuidor hosting; provincia: envío gastos; proxy: nginx apache reverse-proxy; proyecto:
repositorio código; prueba: gratis test demo; publicar: despliegue visibilidad release; publicidad:
anuncios bloqueador cookies; puerta: llave port firewall; pulsar: botón correa; puntero: cursor
ratón; punto: recogida programa; puntuación: valoración estrellas; push: notificación móvil; python:
pip virtualenv; quejar: reclamación contacto; quemadura: urgencias primeros-auxilios; quemar:
urgencia seguridad; queso: lactosa alérgenos; quitar: eliminar desinstalar; quota: límite cuota;
ram: memoria requisitos git branch; rápido: rendimiento velocidad; raspberry: arm linux; rastrear:
seguimiento tracking privacidad; ratón: usb inalámbrico teclado; raya: arañazo radiografía; razón:
motivo causa; rebaja: descuento oferta; recambio: repuesto pieza; recargar: saldo batería;
recepción: horario check-in llegada; receta: medicamento médico renovación; rechazar: tarjeta error;
recibí: reclamación seguimiento; recibir: recepción entrega factura; reciclar: reciclaje residuos
pilas; reclamar: garantía queja contacto; recoger: tienda domicilio; recomendar: consejo opiniones;
recompensa: puntos programa; reconectar: conexión timeout; reconocer: detección ocr imagen;
recordar: recordatorio aviso notificación; recordatorio: notificación correo cita; recortar: imagen
tamaño; recuperar: restaurar copia-de-seguridad papelera contraseña; recurso: memoria cpu; red:
network conexión sociales; redimensionar: tamaño imagen píxeles; redireccionar: 301 url; redirigir:
redirección 301 url; reducir: tamaño optimización; reembolsar: devolución plazo; reemplazar:
sustitución sustituir cambio; referencia: documentación api artículo; refrescar: actualizar bebidas;
regalar: tarjeta envoltorio; regar: riego plantas; regex: expresión patrón; registrar: alta log;
regla: firewall política; reiniciar: restart servicio; reinstalar: instalación desinstalar;
reintentar: retry timeout; relación: clave tabla; reloj: correa inteligente zona-horaria; remoto:
acceso ssh; renderizar: plantilla html; rendimiento: optimización benchmark; renombrar: nombre
archivo; renovar: suscripción caducidad licencia automática; reparar: servicio-técnico garantía;
repartidor: entrega transportista; reparto: entrega plazo; réplica: clúster alta-disponibilidad;
reportar: issue informe; reposición: stock disponible; repositorio: git clonar; reproducir:
reproductor vídeo códec; repuesto: recambio pieza; requerir: requisito obligatorio versión;
requisito: sistema mínimo versión; rescindir: contrato cancelación baja; reserva: confirmación
disponibilidad; reset: restablecer fábrica contraseña; resetear: restablecer fábrica contraseña;
resolución: pantalla píxeles; resolver: solución incidencia; respaldo: copia-de-seguridad backup
restauración; responder: respuesta email tiempo; responsable: contacto rgpd propietario; respuesta:
response código json; restablecer: contraseña fábrica; restaurante: menú horario carta; restaurar:
copia-de-seguridad backup copia; restricción: límite acceso; resumen: introducción descripción;
retención: días archivos; retirar: recogida desistimiento; retraso: demora entrega; reunión: sala
videollamada; reutilizar: reutilizable componente; revertir: rollback deshacer versión; revisar:
revisión mantenimiento; revisión: mantenimiento historial cambios; riesgo: seguridad advertencia;
robar: seguro pérdida; rodilla: traumatología fisioterapia; rol: permisos administrador; rollback:
revertir versión; romper: garantía reparación daños; rompió: garantía reparación; ropa: talla
lavado; roto: garantía devolución; router: wifi red; rueda: neumático presión; ruido: decibelios
silencioso; ruta: path carpeta url; sábana: cama toalla; sacar: extraer quitar; sala: capacidad
cerrar check-out logout sesión; salario: sueldo empleo vacantes; saldo: cuenta recarga; salón:
eventos capacidad; salud: seguro médico; sandbox: pruebas entorno; sangre: análisis urgencia; sauna:
spa piscina; sdk: librería api cliente; secadora: apto pelo baño lavado; secar: secadora
centrifugado; secreto: variable token cifrado; sede: dirección lavado; seguimiento: tracking envío
número; segundo-plano: servicio daemon cola; seguridad: vulnerabilidad cifrado; seguro: cobertura
póliza aseguradora; seleccionar: filtro lista opción; semana: calendario días; seminario: curso
inscripción; señal: cobertura wifi; sensor: detección alcance; seo: metadatos sitemap; separador:
csv dividir; serie: número modelo etiqueta; servicio: tarifas systemd; servidor: hosting instalación
requisitos; sesión: login cookie caducidad; shell: bash comando; silenciar: notificaciones ruido
sonido; silla: ergonómica altura; silla-de-ruedas: accesibilidad rampa ascensor; símbolo: icono
carácter; simultáneo: concurrencia límite usuarios; sincronizar: sync dispositivos; sintaxis:
documentación ejemplos; síntoma: diagnóstico urgencias; sistema: requisitos linux; sitio: web página
dominio; smtp: correo puerto servidor; sobrecalentar: temperatura ventilación; sobrepeso: equipaje
cabina; sobrescribir: override configuración; socio: membresía cuota; software: licencia versión;
sol: protección paneles; solicitar: solicitud contacto formulario; solicitud: formulario petición
http; solucionar: workaround error incidencia; soportar: compatible contacto; sorteo: premio
concurso; sostenible: ecológico reciclado huella; spa: masaje sauna piscina; spam: correo filtro
captcha; sql: consulta base-de-datos; ssh: clave conexión puerto; ssl: certificado https; stock:
disponibilidad agotado; streaming: vídeo directo; subdominio: dns dominio; subir: upload carga
archivo; subtítulo: vídeo idioma; sucio: limpieza suciedad lavado; sucursal: dirección tienda
horario; sueldo: salario empleo; suelo: superficie limpieza; suena: sonido descanso; sugerencia:
feedback contacto mejora; sugerir: sugerencia feedback; supermercado: tienda cercano; suplemento:
cargo precio; suprimir: eliminar borrar; suscribir: suscripción newsletter; suscripción: plan
renovación; suspender: pausa hibernación; sustituir: sustitución recambio; tabaco: fumar fumadores;
tabla: columna fila base-de-datos; tableta: ipad android; taller: reparación tamaño guía-de-tallas;
tamaño: dimensiones límite espacio; taquilla: entradas consigna; tarda: plazo duración rendimiento
check-in; tarea: cron pendiente automatización; tarifa: precio plan; tarjeta: pago crédito visa;
tasa: impuesto iva conversión; tatuaje: cita cuidado; taxi: traslado aeropuerto; tecla: atajo
combinación; técnico: servicio soporte; tejado: solar material; tela: composición televisión;
teléfono: contacto número; televisor: pulgadas soporte; tema: plantilla apariencia css; temperatura:
grados sensor; temporada: fechas precio; temporal: caché directorio; temporizador: timer programar;
terapia: sesión tratamiento precio; terceros: integración api; terminal: consola línea-de-comandos
shell; término: glosario finalizar; terraza: exterior balcón; test: pruebas cobertura; testear:
pruebas unitarios integración; texto: editor formato; ticket: soporte incidencia; tiempo: duración
plazo; tienda: dirección horario; timeout: espera conexión; tinta: cartucho cabello impresora;
tipografía: fuente letra; titular: cuenta metadatos; toalla: baño sábanas; token: autenticación
caducidad api; tomar: dosis medicamento; tormenta: cancelación meteorología; tornillo: montaje
herramientas; total: importe precio; tóxico: material seguridad; trabajar: empleo vacantes;
traducir: traducción idioma; tráfico: ancho-de-banda visitas; transacción: pago base-de-datos;
transferencia: iban banco; transferir: transferencia traspaso; transformar: conversión formato;
transporte: bus metro; transportista: envío mensajería; traslado: aeropuerto transfer taxi; tratar:
sesiones precio; tren: estación transporte; trigger: evento webhook; trona: bebé silla; tumbona:
piscina sombrilla playa; turno: cita horario; tutorial: guía ejemplo; ubicar: dirección mapa
parking; ubuntu: linux apt; último: versión changelog; umbral: alerta límite; único: duplicado id;
unidad: cantidad disco medida; unir: merge join; universidad: grado educación; upgrade:
actualización versión migrar; upload: subir tamaño; urgencia: guardia teléfono; urgente: urgencias
exprés; url: enlace dirección dominio; usado: segunda-mano reacondicionado; usar: uso guía; usb:
puerto conexión; usuario: cuenta perfil registro; utf-8: codificación caracteres; uuid:
identificador único; vacaciones: cerrado horario festivos; vacante: empleo candidatura; vaciar:
limpiar null; vacuna: pasaporte calendario; vale: cupón validez descuento; validar: formulario
esquema comprobación; valor: default reseña; variable: entorno configuración env; vaso: bebida apto;
vegano: menú ingredientes; vegetariano: menú carta; vehículo: aparcamiento matrícula coche; vencer:
caducidad renovación; vendedor: distribuidor comprador; vender: venta vendedor; venta: ofertas
contacto; ventaja: beneficios características; ventana: diálogo pestaña; ventilador: aire ruido;
ver: visualización mostrar; verano: temporada horario agosto; verificar: correo código; versión:
release changelog; vestido: talla largo; veterinario: mascotas cita; viajar: reserva seguro;
viajero: huésped pasajero equipaje; video: reproducción formato; videollamada: cámara reunión;
vidrio: cristal limpieza; vigencia: validez duración; vincular: emparejar bluetooth; vino: carta
bodega; virtual: online máquina; virtualenv: python pip; virus: malware antivirus; visa: tarjeta
pasaporte; visibilidad: público privado; visible: visibilidad mostrar público; visita: horario cita;
vista: view panorámica; visualizar: gráfico pantalla; vivienda: inmueble alquiler; volar: vuelo
equipaje; voltaje: voltios adaptador; volumen: sonido docker; voluntario: colaborar contribuir;
volver: devolución atrás; votar: votación encuesta; voz: reconocimiento micrófono; vpn: red
conexión; vuelo: aeropuerto equipaje; vuelve: stock disponibilidad reposición; vulnerabilidad:
seguridad parche cve; web: página sitio; webcam: cámara permiso; webhook: evento url; websocket:
tiempo-real conexión; whatsapp: mensajería contacto; widget: panel insertar; wifi: router
contraseña; windows: instalador exe; word: docx documento; wordpress: plugin tema; workaround:
solución alternativa; workflow: flujo automatización; yaml: configuración sintaxis; yoga: clases
horario; yogur: lactosa alérgenos; youtube: vídeo insertar; zapatilla: talla número; zapato: talla
número; zip: comprimir descomprimir; zona: región área envío; zona-horaria: utc fecha; zoom:
videollamada ampliar; zumo: bebidas desayuno
`,
  light: `favor gracias hola buenas saludo oye oiga disculpe perdón exactamente concretamente realmente
verdaderamente simplemente básicamente generalmente normalmente aproximadamente quizá acaso
posiblemente probablemente aparentemente supuestamente obviamente evidentemente ok okay dime dígame
decime decir digan saber sabría conocer conozco gustaría quisiera quería querría queremos quieres
quiere necesito pregunta duda interesa ayúdame ayudarme explícame explicarme explica explique
podrías podríais podréis pudiera pudiese pude uds ud xq pq tb tmb porfa porfavor plis plz deberías
deban debía tendría tenga tenía tuve harías haga hizo hice hecho fuese siendo habría haya hubo
hubiera hubiese habían habido hemos acá allá allí aquello verdad caso manera cosa etc etcétera
cierto solamente únicamente igual osea pasa ocurre parece pienso supongo vosotras nosotras tío che`,
  ordinary: `viejo propio tomar traer poner puesto puse pongo coger cojo agarrar dejar meter metí saqué echar
tirar caer cae cayó caído levantar andar anduve caminar ir iba iban iré irá vaya vengo viene venir
vuelvo volví vuelto llegar llegué salgo sale salí sigo sigue seguí quedar ver veo ve ves vi vio
mirar oído hablar responder pensar creer creía desear encuentro hallar dio di doy dando dado dieron
daría obtengo obtiene consigo consigue conseguir conseguí lograr intentar usa utilizar sirve
funcionó vivir comer beber dormir esperar odiar encantar preocupar decidir decidí elijo elige
encontrarse reunir acompañar empezar empiezo comienza continuar suceder sucedió ocurrió aparecer
apareció surgir resultar significar implicar afectar referir refiere tratarse comportar alcanzar
evitar impedir conviene convenir considerar aconsejar recomendar recomienda sugerir afirmar
distinguir observar notar fijar fijarse tocar colocar doblar empujar sujetar mantiene crecer
aumentar disminuir empeorar salirse quedarse ponerse hacerse volverse darse acordar entender
entiendo comprender aprender leí escribí llamarse nacer morir sentir siento acostar despertar sobrar
bastar enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre
diciembre lunes martes miércoles jueves viernes domingo primavera verano otoño invierno rojo azul
verde amarillo negro blanco gris marrón violeta rosa naranja dorado plateado beige claro hombre
mujer amigo compañera jefe madre padre mamá papá hijo hermano abuelo nieto tía primo sobrino esposo
marido pareja vecino gente alguien nadie chico muchacho señor señorita tipo pariente suegra anciano
adulto hoy ayer anteayer mañana tarde noche mediodía madrugada pronto temprano inmediatamente
enseguida después anoche antiguamente recientemente nunca jamás veces raramente frecuentemente
constantemente regularmente ocasionalmente finalmente inicialmente posteriormente simultáneamente
repentinamente súbitamente lentamente rápidamente fácilmente difícilmente correctamente
completamente totalmente absolutamente parcialmente perfectamente suficientemente demasiado apenas
medio mitad triple tercio resto mayoría minoría docena montón poquito suficiente peor malo grande
gran pequeño enorme largo ancho estrecho grueso delgado fino ligero liviano fuerte débil blando
suave caliente frío tibio mojado seco lleno bonito lindo feo hermoso incorrecto importante posible
imposible útil inútil sencillo complicado complejo raro extraño habitual común desconocido distinto
diferente similar individual entero varios ambos junto amable simpático feliz contento triste
cansado enfermo sano preparado evidente divertido aburrido interesante genial estupendo excelente
ideal terrible horrible tonto loco tranquilo cercano cerca lejos lejano indirecto recto redondo
cuadrado liso áspero dulce ácido amargo fresco podrido maduro crudo satisfecho insatisfecho honesto
frecuente escaso constante permanente eterno actual anterior siguiente próximo primero tercera
quinto sexto séptimo superior inferior restante adecuado apropiado conveniente existente futuro
reciente dentro fuera arriba abajo encima debajo delante detrás enfrente izquierda derecha alrededor
adelante afuera adentro lado través aparte mediante excepto incluso quien-sea dondequiera cualquiera
asunto trozo pedazo momento rato minuto hora semana año siglo quincena época temporada principio
sitio lugar zona rincón esquina motivo razón objetivo propósito idea esperanza suerte oportunidad
situación circunstancia respecto cuestión número palabra frase consejo esfuerzo diversión alegría
gana miedo mundo ciudad pueblo nombre historia experiencia sensación desventaja vida cero tres
cuatro cinco seis siete ocho diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta
ochenta noventa cien ciento mil millón euro céntimo dólar centímetro milímetro kilómetro litro
diario semanal mensual anual cómodamente cuidadosamente cuidado atención vistazo gracioso confuso
confundido desesperado curioso inseguro sorprendido decepcionado enfadado enojado agradecido
nervioso orgulloso asimismo embargo obstante cabeza pena culpa extremo grado necesidad posibilidad
capaz dispuesto acostumbrado habituado pendiente innecesario razonable lógico absurdo aproximado
particular específico determinado especial típico simple mero mutuo respectivo sucesivo consecutivo
opuesto numeroso abundante excesivo insuficiente viceversa adrede pasear correr saltar gritar reír
llorar sonreír cantar bailar mentir prometer aflojar destapar rodear repite apurar acercar alejar
atrever aguantar aprovechar disfrutar`,
}
